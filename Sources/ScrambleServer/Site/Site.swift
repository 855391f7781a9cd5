import WordScramble

/// The whole page in memory, each file as the build made it.
struct Site: Sendable {
  /// The version of the page.
  let version: String
  private let pages: [String: Page]

  /// Reads the page from a folder.
  ///
  /// - Throws: A ``SiteError`` where a file is missing or is not what the build made.
  init(folder path: String) throws(SiteError) {
    let folder = Folder(path: path)
    let manifest = try Manifest(json: folder.read(Manifest.file))
    var pages = [String: Page]()
    for entry in manifest.files { pages[entry.path] = try Site.page(of: entry, in: folder) }
    version = manifest.version
    self.pages = pages
  }

  /// The file at a path, which has no query; nil where there is none.
  subscript(path: String) -> Page? {
    pages[path]
  }

  private static func page(of entry: Manifest.Entry, in folder: Folder) throws(SiteError) -> Page {
    var copies = [Coding: [UInt8]]()
    for coding in Coding.allCases {
      guard let copy = entry.encodings[coding.rawValue] else { continue }
      copies[coding] = try read(copy.file, checksum: copy.checksum, in: folder)
    }
    return Page(entry, plain: try read(entry.file, checksum: entry.checksum, in: folder), copies: copies)
  }

  private static func read(_ name: String, checksum: String, in folder: Folder) throws(SiteError) -> [UInt8] {
    let bytes = try folder.read(name)
    guard Checksum(bytes[...]).value == UInt64(checksum, radix: 16) else { throw .notAsBuilt(name) }
    return bytes
  }
}
