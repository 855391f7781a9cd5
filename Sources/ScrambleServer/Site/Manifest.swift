#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The list of all files of the page, written by its build. Files that it does not name are not served.
struct Manifest: Equatable, Decodable {
  /// The file name of the manifest in the folder of the page.
  static let fileName = "site.json"
  /// The format that this program reads.
  static let supportedFormat = 1
  /// The prefix of the paths that the server answers itself, and that no file may have.
  static let reservedPrefix = "/health/"

  /// A hash of all content of the page.
  let version: String
  let files: [File]

  /// A file of the page and its response headers.
  struct File: Equatable, Decodable {
    /// The exact path in the URL.
    let path: String
    /// The path relative to the folder of the page.
    let file: String
    /// The value of `Content-Type`.
    let type: String
    /// The value of `Cache-Control`.
    let cache: String
    /// The value of `ETag`, including its quotes.
    let etag: String
    /// The checksum of the file, to detect damage. `Documentation/LexiconFormat.md` describes how it is computed.
    let checksum: String
    /// The compressed copies, by the name of their coding.
    let encodings: [String: Copy]
  }

  struct Copy: Equatable, Decodable {
    let file: String
    let checksum: String
  }

  init(json: [UInt8]) throws(SiteError) {
    guard let head = Manifest.decode(Head.self, from: json) else { throw .invalidManifest }
    guard head.format <= Manifest.supportedFormat else { throw .newerFormat(head.format) }
    guard head.format == Manifest.supportedFormat, let manifest = Manifest.decode(Manifest.self, from: json) else {
      throw .invalidManifest
    }
    self = manifest
    try validate()
  }

  private struct Head: Decodable {
    let format: Int
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, from json: [UInt8]) -> Value? {
    // The decoder's reason does not help an operator, who can only build the page again.
    try? JSONDecoder().decode(type, from: Data(json))
  }
}
