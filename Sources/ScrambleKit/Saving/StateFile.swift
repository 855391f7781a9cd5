#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A small file that is whole at every moment, whatever happens while it is written.
///
/// Writing makes a temporary file, syncs it, keeps the file before as `….previous`, renames, and syncs the folder: what is on disk
/// is either the old file or the new one. Foundation's atomic writing syncs no folder and replaces a link by a file.
public struct StateFile: Sendable {
  /// Where the file is.
  public let path: String

  /// Names a file; nothing is touched yet.
  public init(path: String) {
    self.path = path
  }

  /// The file as it was before it was last written.
  public var previous: StateFile { StateFile(path: path + ".previous") }

  /// Returns the whole content, or nil where there is no file.
  ///
  /// - Throws: A ``SystemError`` where there is one that cannot be read.
  public func read() throws(SystemError) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file < 0 && errno == ENOENT { return nil }
    try SystemError.check(file)
    defer { close(file) }
    var status = stat()
    try SystemError.check(fstat(file, &status))
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    var length = 0
    while true {
      let count = bytes[length...].withUnsafeMutableBytes { unistdRead(file, $0) }
      try SystemError.check(count)
      length += count
      if count == 0 {
        bytes.removeLast(bytes.count - length)
        return bytes
      }
      if length == bytes.count { bytes += [UInt8](repeating: 0, count: length) }
    }
  }

  /// Replaces the content, and returns once it is on disk. A link stays a link.
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    let target = StateFile(path: resolvedPath)
    try target.makeFolder()
    let temporary = "\(target.path).\(getpid()).tmp"
    do throws(SystemError) {
      try StateFile.create(temporary, bytes)
      unlink(target.previous.path)
      link(target.path, target.previous.path)  // The first time there is nothing to keep.
      try SystemError.check(rename(temporary, target.path))
    } catch {
      unlink(temporary)
      throw error
    }
    try target.syncFolder()
  }

  /// Moves a damaged file out of the way, so that it can be looked at and is not written over.
  ///
  /// - Parameter time: Seconds since 1970, for its new name.
  /// - Returns: The name it has now.
  public func setAside(at time: Int64) throws(SystemError) -> String {
    let name = "\(path).corrupt-\(time)"
    try SystemError.check(rename(path, name))
    return name.split(separator: "/").last.map(String.init) ?? name
  }

  /// Runs something while no other program that asks does; where the folder takes no lock, it runs all the same.
  public func locked<Result>(_ body: () throws(SystemError) -> Result) throws(SystemError) -> Result {
    try? makeFolder()  // Whether it can be written to, writing will tell.
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { if lock >= 0 { close(lock) } }
    if lock >= 0 { while flock(lock, LOCK_EX) != 0 && errno == EINTR {} }
    return try body()
  }

  /// Deletes what a program that was killed while it wrote has left behind. Call while the file is locked.
  public func sweep() {
    guard let folder = opendir(folder) else { return }
    defer { closedir(folder) }
    let name = String(path.dropFirst(self.folder.utf8.count + 1))
    while let entry = readdir(folder) {
      let file = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if file.hasPrefix(name + ".") && file.hasSuffix(".tmp") { unlink("\(self.folder)/\(file)") }
    }
  }

  private var folder: String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The path with links followed; where a link leads to nothing yet, the path it names.
  private var resolvedPath: String {
    guard let resolved = realpath(path, nil) else {
      var buffer = [CChar](repeating: 0, count: 4096)
      let length = readlink(path, &buffer, buffer.count)
      guard length > 0 else { return path }
      let target = String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return target.hasPrefix("/") ? target : "\(folder)/\(target)"
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func makeFolder() throws(SystemError) {
    var made = ""
    for part in folder.split(separator: "/", omittingEmptySubsequences: false) {
      made += made.isEmpty && part.isEmpty ? "/" : made.hasSuffix("/") || made.isEmpty ? String(part) : "/\(part)"
      guard mkdir(made, 0o700) != 0 else { continue }
      let trouble = errno
      var status = stat()
      guard stat(made, &status) == 0 else { throw SystemError(code: trouble) }
    }
  }

  private func syncFolder() throws(SystemError) {
    let file = open(folder, O_RDONLY | O_CLOEXEC)
    try SystemError.check(file)
    defer { close(file) }
    try SystemError.check(fsync(file))
  }

  private static func create(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    try SystemError.check(file)
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { unistdWrite(file, $0) }
      try SystemError.check(count)
      rest = rest.dropFirst(count)
    }
    try SystemError.check(fsync(file))
  }
}

/// Reads once, again where a signal came between.
private func unistdRead(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  while true {
    let count = read(file, buffer.baseAddress, buffer.count)
    if count >= 0 || errno != EINTR { return count }
  }
}

/// Writes once, again where a signal came between.
private func unistdWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  while true {
    let count = write(file, bytes.baseAddress, bytes.count)
    if count >= 0 || errno != EINTR { return count }
  }
}

/// An error of the system, with its own words for people.
public struct SystemError: Error, Equatable, Sendable {
  /// The number of the error, `errno`.
  public let code: Int32

  /// What the system says of it, in English.
  public var message: String { String(cString: strerror(code)) }

  static func check(_ result: some BinaryInteger) throws(SystemError) {
    if result < 0 { throw SystemError(code: errno) }
  }
}
