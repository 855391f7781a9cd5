#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The list of all files of the page, written by the build. What it does not name is not served.
struct Manifest: Equatable, Decodable {
  /// Its name in the folder of the page.
  static let file = "site.json"
  /// The format that this program reads.
  static let format = 1

  /// The hash of all content, which names a version of the page.
  let version: String
  let files: [Entry]

  /// One file of the page, and how it is served.
  struct Entry: Equatable, Decodable {
    /// The path in the address, exactly.
    let path: String
    /// The name below the folder of the page.
    let file: String
    /// The value of `Content-Type`.
    let type: String
    /// The value of `Cache-Control`.
    let cache: String
    /// The value of `ETag`, in its quotes.
    let etag: String
    /// The checksum of the file's bytes, as `Documentation/LexiconFormat.md` describes it: it guards against damage.
    let checksum: String
    /// The compressed copies, by the name of their coding.
    let encodings: [String: Copy]
  }

  /// A compressed copy of a file.
  struct Copy: Equatable, Decodable {
    let file: String
    let checksum: String
  }

  /// Reads a manifest, and refuses one that no build of ours would write.
  init(json: [UInt8]) throws(SiteError) {
    guard let head = Manifest.decode(Head.self, from: json) else { throw .noManifest }
    guard head.format <= Manifest.format else { throw .newerFormat(head.format) }
    guard head.format == Manifest.format, let manifest = Manifest.decode(Manifest.self, from: json) else {
      throw .noManifest
    }
    self = manifest
    try check()
  }

  private struct Head: Decodable {
    let format: Int
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, from json: [UInt8]) -> Value? {
    try? JSONDecoder().decode(type, from: Data(json))  // Why it is damaged helps nobody: a build writes it anew.
  }
}
