import Crypto

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
      copies[coding] = try read(copy.file, sha256: copy.sha256, in: folder)
    }
    return Page(entry, plain: try read(entry.file, sha256: entry.sha256, in: folder), copies: copies)
  }

  private static func read(_ name: String, sha256: String, in folder: Folder) throws(SiteError) -> [UInt8] {
    let bytes = try folder.read(name)
    guard SHA256.hash(data: bytes).elementsEqual(sha256.hexBytes) else { throw .notAsBuilt(name) }
    return bytes
  }
}

extension String {
  /// The bytes that pairs of hexadecimal digits stand for.
  fileprivate var hexBytes: [UInt8] {
    let digits = utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue.map { UInt8($0) } }
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
