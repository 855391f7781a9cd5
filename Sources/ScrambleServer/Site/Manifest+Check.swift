extension Manifest {
  /// Throws if an entry has an invalid field or the path of an earlier entry, or if no entry has the path `/`. An
  /// invalid field could reach outside the folder or break a header.
  func validate() throws(SiteError) {
    var paths = Set<String>()
    for (index, entry) in files.enumerated() {
      if let field = entry.invalidField { throw .invalidEntry(index + 1, field) }
      guard paths.insert(entry.path).inserted else { throw .invalidEntry(index + 1, "the path") }
    }
    guard paths.contains("/") else { throw .invalidManifest }
  }
}

extension Manifest.File {
  /// The name of the first field with an invalid value, or nil.
  fileprivate var invalidField: String? {
    if !path.isServedPath { return "the path" }
    if !file.isPathInFolder { return "the file" }
    if !type.isHeaderText { return "the type" }
    if !cache.isHeaderText { return "the cache" }
    if !etag.isStrongTag { return "the etag" }
    if !checksum.isChecksum { return "the checksum" }
    for (coding, copy) in encodings {
      guard ContentCoding(rawValue: coding) != nil, copy.file.isPathInFolder, copy.checksum.isChecksum else {
        return "an encoding"
      }
    }
    return nil
  }
}

extension String {
  /// Whether this is a path of at most 1024 bytes that begins with `/`, needs no percent-encoding, and is not one that
  /// the server answers itself.
  fileprivate var isServedPath: Bool {
    let punctuation: [UInt8] = Array("/-._~".utf8)
    return utf8.first == UInt8(ascii: "/") && utf8.count <= 1024 && !hasPrefix(Manifest.reservedPrefix)
      && utf8.allSatisfy { $0.isLetterOrDigit || punctuation.contains($0) }
  }

  /// Whether this is a printable ASCII path of at most 1024 bytes below a folder, without backslashes, empty parts, or
  /// names that begin with a dot, such as `..`.
  fileprivate var isPathInFolder: Bool {
    guard utf8.count <= 1024, isHeaderText, !utf8.contains(UInt8(ascii: "\\")) else { return false }
    return split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
  }

  /// Whether this is a header value of 1 to 1024 printable ASCII characters.
  fileprivate var isHeaderText: Bool {
    !isEmpty && utf8.count <= 1024 && utf8.allSatisfy { (0x20...0x7e).contains($0) }
  }

  /// Whether this is a strong tag of at most 128 characters: quoted, and without spaces, quotes or commas inside.
  fileprivate var isStrongTag: Bool {
    let inner = utf8.dropFirst().dropLast()
    return (3...128).contains(utf8.count) && utf8.first == UInt8(ascii: "\"") && utf8.last == UInt8(ascii: "\"")
      && inner.allSatisfy { (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ",") }
  }

  /// Whether this is a 64-bit checksum in lowercase hexadecimal.
  fileprivate var isChecksum: Bool {
    utf8.count == 16 && utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
    default: false
    }
  }
}
