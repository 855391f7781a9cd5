#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The location of a file after following links: companion files are created next to the link's target, and the link stays a link.
package struct FileLocation {
  /// The path.
  let path: String

  /// Follows links; one that leads to nothing yet, to the path that it names.
  init(following path: String) {
    self.path = FileLocation.realPath(path) ?? FileLocation.target(ofLink: path) ?? path
  }

  /// The folder of the file.
  var folder: String { FileLocation.parts(of: path).folder }

  /// The last part of the path.
  var name: String { FileLocation.parts(of: path).name }

  /// What kind of file there is, as `S_IFMT` masks it; nil if there is none, or none that can be seen.
  private var kind: mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Whether a file can be created here, and an existing one replaced or renamed: false for a folder or a device.
  var isReplaceable: Bool {
    kind.map { [S_IFREG, S_IFIFO].contains($0) } ?? true
  }

  /// Makes the folder of the file, and those above it, for the player alone.
  func makeFolder() throws(SystemError) {
    var made = folder.utf8.first == UInt8(ascii: "/") ? "/" : ""
    for part in folder.split(separator: "/") {
      made += made.isEmpty || made == "/" ? String(part) : "/\(part)"
      guard mkdir(made, 0o700) != 0 else { continue }
      let code = errno
      var status = stat()
      guard stat(made, &status) == 0 else { throw SystemError(code: code) }
    }
  }

  /// Returns once the names in the folder are on disk.
  func syncFolder() throws(SystemError) {
    try OpenFile(folder: folder).sync()
  }

  private static func parts(of path: String) -> (folder: String, name: String) {
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
    return target.utf8.first == UInt8(ascii: "/") ? target : "\(parts(of: path).folder)/\(target)"
  }
}
