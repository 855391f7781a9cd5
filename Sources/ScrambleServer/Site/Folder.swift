#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The folder of the page. Below it no link is followed and nothing but plain files is read.
struct Folder {
  /// The most that a file of the page may have.
  static let largestFile = 64 << 20

  private let path: String

  init(path: String) {
    self.path = path
  }

  /// Reads a file by its name below the folder, with forward slashes.
  func read(_ name: String) throws(SiteError) -> [UInt8] {
    var folder = try open(path, within: AT_FDCWD, flags: O_DIRECTORY, called: path)
    defer { close(folder) }
    let parts = name.split(separator: "/")
    for part in parts.dropLast() {
      let next = try open(String(part), within: folder, flags: O_DIRECTORY | O_NOFOLLOW, called: name)
      close(folder)
      folder = next
    }
    // Without O_NONBLOCK a pipe would hold the start for ever.
    let file = try open(String(parts.last ?? ""), within: folder, flags: O_NOFOLLOW | O_NONBLOCK, called: name)
    defer { close(file) }
    return try bytes(of: file, called: name)
  }

  private func open(_ name: String, within folder: Int32, flags: Int32, called: String) throws(SiteError) -> Int32 {
    let file = openat(folder, name, O_RDONLY | O_CLOEXEC | flags)
    guard file < 0 else { return file }
    if errno == ELOOP { throw .noPlainFile(called) }
    throw .unreadable(file: called, reason: String(cString: strerror(errno)))
  }

  private func bytes(of file: Int32, called name: String) throws(SiteError) -> [UInt8] {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= Folder.largestFile else {
      throw .noPlainFile(name)
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var filled = 0
    while filled < bytes.count {
      let count = bytes.withUnsafeMutableBytes { all in
        let rest = UnsafeMutableRawBufferPointer(rebasing: all[filled...])
        return pread(file, rest.baseAddress, rest.count, off_t(filled))
      }
      if count < 0 && errno == EINTR { continue }
      if count < 0 { throw .unreadable(file: name, reason: String(cString: strerror(errno))) }
      if count == 0 { break }  // It shrank as we read; its hash will tell.
      filled += count
    }
    return bytes
  }
}
