extension Manifest {
  /// Refuses what could reach outside the folder, break a header, or hide another entry.
  func check() throws(SiteError) {
    var paths = Set<String>()
    for (index, entry) in files.enumerated() {
      if let fault = entry.fault { throw .badEntry(index + 1, fault) }
      guard paths.insert(entry.path).inserted else { throw .badEntry(index + 1, "the path") }
    }
    guard paths.contains("/") else { throw .noManifest }
  }
}

extension Manifest.Entry {
  /// The part of the entry that cannot be; nil where all is well.
  fileprivate var fault: String? {
    if !path.isServedPath { return "the path" }
    if !file.isNameInFolder { return "the file" }
    if !type.isHeaderText { return "the type" }
    if !cache.isHeaderText { return "the cache" }
    if !etag.isStrongTag { return "the etag" }
    if !checksum.isChecksum { return "the checksum" }
    for (coding, copy) in encodings {
      guard Coding(rawValue: coding) != nil, copy.file.isNameInFolder, copy.checksum.isChecksum else {
        return "an encoding"
      }
    }
    return nil
  }
}

extension String {
  /// Whether it can be the path of a request for a file: nothing in it needs escaping, and no route of ours has it.
  fileprivate var isServedPath: Bool {
    let marks: [UInt8] = Array("/-._~".utf8)
    return utf8.first == UInt8(ascii: "/") && utf8.count <= 1024 && !hasPrefix(HealthRoutes.path)
      && utf8.allSatisfy { $0.isLetterOrDigit || marks.contains($0) }
  }

  /// Whether it names something below a folder, without a way up and without what is hidden.
  fileprivate var isNameInFolder: Bool {
    guard utf8.count <= 1024, isHeaderText, !utf8.contains(UInt8(ascii: "\\")) else { return false }
    return split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
  }

  /// Whether it can stand as the value of a header.
  fileprivate var isHeaderText: Bool {
    !isEmpty && utf8.count <= 1024 && utf8.allSatisfy { (0x20...0x7e).contains($0) }
  }

  /// Whether it is a strong tag: text in quotes, and no space or quote in it.
  fileprivate var isStrongTag: Bool {
    let inner = utf8.dropFirst().dropLast()
    return (3...128).contains(utf8.count) && utf8.first == UInt8(ascii: "\"") && utf8.last == UInt8(ascii: "\"")
      && inner.allSatisfy { (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ",") }
  }

  /// Whether it is a checksum of 64 bits as lower-case digits.
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
