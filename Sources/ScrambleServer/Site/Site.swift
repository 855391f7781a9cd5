#if Server
  import WordScramble

  /// All files of the page, held in memory exactly as the build wrote them.
  struct Site: Sendable {
    let version: String
    private let assets: [String: Asset]

    /// Loads the page from a folder.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - security: The headers to add to each file.
    /// - Throws: A ``SiteError`` if the manifest is invalid, or if a file cannot be read or differs from its manifest
    ///   entry.
    init(folder path: String, security: SecurityHeaders) throws(SiteError) {
      let folder = Folder(path: path)
      let manifest = try Manifest(json: folder.read(Manifest.fileName))
      var assets = [String: Asset]()
      for entry in manifest.files { assets[entry.path] = try Site.asset(of: entry, in: folder, security) }
      version = manifest.version
      self.assets = assets
    }

    /// Returns the file at a path without its query, or nil. If a chat has escaped the `#` of a link, returns the page,
    /// which repairs the link.
    subscript(path: String) -> Asset? {
      assets[path.isEscapedCode ? "/" : path]
    }

    private static func asset(
      of entry: Manifest.File, in folder: Folder, _ security: SecurityHeaders
    ) throws(SiteError) -> Asset {
      var copies = [ContentCoding: [UInt8]]()
      for coding in ContentCoding.allCases {
        guard let copy = entry.encodings[coding.rawValue] else { continue }
        copies[coding] = try read(copy.file, checksum: copy.checksum, in: folder)
      }
      let bytes = try read(entry.file, checksum: entry.checksum, in: folder)
      return Asset(entry, bytes: bytes, copies: copies, security: security)
    }

    private static func read(_ name: String, checksum: String, in folder: Folder) throws(SiteError) -> [UInt8] {
      let bytes = try folder.read(name)
      guard Checksum(bytes[...]).value == UInt64(checksum, radix: 16) else { throw .checksumMismatch(file: name) }
      return bytes
    }
  }

  extension String {
    /// Whether the path is `/` with an escaped `#` and a code: `/%23c1.` of a challenge, `/%23s1.` of a set, or
    /// `/%23g1.` of a shared round.
    fileprivate var isEscapedCode: Bool {
      guard utf8.starts(with: "/%23".utf8) else { return false }
      var code = utf8.dropFirst(4)
      guard let letter = code.popFirst(), let digit = code.first else { return false }
      guard "csg".utf8.contains(letter | 0x20) else { return false }
      return (0x30...0x39).contains(digit) && !code.contains(UInt8(ascii: "/"))
    }
  }
#endif
