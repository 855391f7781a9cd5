#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The location of a file after following links. Companion files are created next to the link's target, and the link
/// stays a link.
package struct FileLocation {
  let path: String

  /// Follows links. If the target of a link does not exist, the location is the path that the link names.
  init(following path: String) {
    self.path = FileLocation.realPath(path) ?? FileLocation.target(ofLink: path) ?? path
  }

  var folder: String { FileLocation.folderAndName(of: path).folder }

  var name: String { FileLocation.folderAndName(of: path).name }

  /// The type of the file, masked by `S_IFMT`; nil if there is no file or it cannot be inspected.
  private var fileType: mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Whether a file can be created here, or an existing one replaced or renamed: false if something other than a file
  /// or a pipe exists here, such as a folder or a device.
  var isReplaceable: Bool {
    fileType.map { [S_IFREG, S_IFIFO].contains($0) } ?? true
  }

  /// Creates the folder of the file and its missing parents, readable by the player only.
  func createFolder() throws(SystemError) {
    var partialPath = folder.utf8.first == UInt8(ascii: "/") ? "/" : ""
    for part in folder.split(separator: "/") {
      partialPath += partialPath.isEmpty || partialPath == "/" ? String(part) : "/\(part)"
      guard mkdir(partialPath, 0o700) != 0 else { continue }
      let code = errno
      var status = stat()
      guard stat(partialPath, &status) == 0 else { throw SystemError(code: code) }
    }
  }

  /// Syncs the folder and returns once its entries are on disk.
  func syncFolder() throws(SystemError) {
    try OpenFile(folder: folder).sync()
  }

  private static func folderAndName(of path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    return (slash == path.startIndex ? "/" : String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func target(ofLink path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(path, &buffer, buffer.count)
    guard length > 0 else { return nil }
    let target = String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return target.utf8.first == UInt8(ascii: "/") ? target : "\(folderAndName(of: path).folder)/\(target)"
  }
}
