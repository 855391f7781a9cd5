import ScrambleKit

/// The folder of the page. Only regular files below it are read, and links are not followed.
struct Folder {
  /// The maximum size of a file in bytes.
  static let maximumFileSize = 64 << 20

  private let path: String

  init(path: String) {
    self.path = path
  }

  /// Reads a file by its path relative to the folder, with forward slashes.
  func read(_ name: String) throws(SiteError) -> [UInt8] {
    let folder = try open()
    do throws(ReadError) {
      return try Folder.read(name.split(separator: "/")[...], in: folder)
    } catch {
      throw error == .notRegularFile ? .notRegularFile(name) : .unreadable(file: name, reason: error.message)
    }
  }

  private func open() throws(SiteError) -> OpenFile {
    do throws(SystemError) {
      return try OpenFile(folder: path)
    } catch {
      throw .unreadable(file: path, reason: error.message)
    }
  }

  private static func read(_ parts: ArraySlice<Substring>, in folder: borrowing OpenFile) throws(ReadError) -> [UInt8] {
    guard let first = parts.first.map(String.init) else { throw .missing }
    if parts.count == 1 { return try RegularFile(first, in: folder, maxSize: maximumFileSize).bytes() }
    let subfolder = try ReadError.mappingSystemErrors { () throws(SystemError) in
      try OpenFile(folder: first, in: folder)
    }
    return try read(parts.dropFirst(), in: subfolder)
  }
}
