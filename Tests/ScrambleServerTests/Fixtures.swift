#if Server
  import Foundation
  import HTTPTypes
  import Hummingbird
  import Logging
  import NIOCore
  import NIOEmbedded
  import WordScramble

  @testable import ScrambleServer

  /// A page of two files in a temporary folder, which is deleted with this object.
  final class TinyPage {
    let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
    let indexContent = Array("<!doctype html><title>tiny</title>".utf8)

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, bytes) in [
        ("index.html", indexContent), ("index.html.br", [1]), ("index.html.gz", [2, 2]), ("main.js", [3]),
      ] {
        try write(bytes, as: name)
      }
      try write(Array(manifest().utf8), as: Manifest.fileName)
    }

    deinit {
      try? FileManager.default.removeItem(at: folder)
    }

    var site: Site {
      get throws(SiteError) { try Site(folder: folder.path, security: SecurityHeaders()) }
    }

    func write(_ bytes: [UInt8], as name: String) throws {
      try Data(bytes).write(to: folder.appending(path: name))
    }

    /// Returns the manifest with one text replaced by another.
    func manifest(replacing text: String = "", with other: String = "") -> String {
      let json = """
        {"format":1,"version":"tiny","files":[
        {"path":"/","file":"index.html","type":"text/html; charset=utf-8","cache":"no-cache","etag":"\\"tag\\"",
        "checksum":"\(checksum(indexContent))","encodings":{"br":{"file":"index.html.br","checksum":"\(checksum([1]))"},
        "gzip":{"file":"index.html.gz","checksum":"\(checksum([2, 2]))"}}},
        {"path":"/v/main.js","file":"main.js","type":"text/javascript","cache":"immutable","etag":"\\"js\\"",
        "checksum":"\(checksum([3]))","encodings":{}}]}
        """
      return text.isEmpty ? json : json.replacingOccurrences(of: text, with: other)
    }

    private func checksum(_ bytes: [UInt8]) -> String {
      let digits = String(Checksum(bytes[...]).value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
  }

  /// Sends requests to the router without a connection.
  struct RouterClient {
    let responder: any HTTPResponder<BasicRequestContext>
    let logger: Logger

    init(_ router: Router<BasicRequestContext>, logger: Logger = Logger(label: "test")) {
      responder = router.buildResponder()
      self.logger = logger
    }

    func send(
      _ path: String, method: HTTPRequest.Method = .get, host: String? = "localhost", headers: HTTPFields = [:]
    ) async throws -> Response {
      let head = HTTPRequest(method: method, scheme: "http", authority: host, path: path, headerFields: headers)
      let context = BasicRequestContext(source: .init(channel: EmbeddedChannel(), logger: logger))
      return try await responder.respond(to: Request(head: head, body: .init(buffer: ByteBuffer())), context: context)
    }
  }
#endif
