#if Server
  import HTTPTypes
  import NIOEmbedded
  import NIOHTTPTypes
  import Testing

  @testable import ScrambleServer

  struct SecurityHeadersHandlerTests {
    private let security = SecurityHeaders()

    private func sentHead(_ head: HTTPResponse, _ security: SecurityHeaders? = nil) throws -> HTTPResponse {
      let channel = EmbeddedChannel(handler: SecurityHeadersHandler(security ?? self.security))
      defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
      try channel.writeOutbound(HTTPResponsePart.head(head))
      guard case .head(let sent)? = try channel.readOutbound(as: HTTPResponsePart.self) else { throw MissingHead() }
      return sent
    }

    @Test(arguments: [200, 304, 400, 404, 405, 413, 414, 500, 503])
    func `every response gets all security headers`(status: Int) throws {
      let sent = try sentHead(HTTPResponse(status: .init(code: status), headerFields: [.allow: "GET"]))
      #expect(sent.headerFields[.allow] == "GET")
      for field in security.fields { #expect(sent.headerFields[values: field.name] == [field.value]) }
      #expect(security.fields.count == 7)
    }

    @Test func `a response that has the security headers does not get them twice`() throws {
      #expect(
        try sentHead(HTTPResponse(status: .ok, headerFields: security.fields)).headerFields == security.fields)
    }

    @Test func `allowing an origin to embed the page changes only one rule`() throws {
      let origins = try ["https://moodle.example.org", "http://10.0.0.7:8000"].map { try #require(Origin($0)) }
      let sent = try sentHead(HTTPResponse(status: .notFound), SecurityHeaders(embedIn: origins)).headerFields
      var expected = security.fields
      expected[.contentSecurityPolicy] = expected[.contentSecurityPolicy]?.replacing(
        "frame-ancestors 'none'", with: "frame-ancestors https://moodle.example.org http://10.0.0.7:8000")
      #expect(sent == expected && sent != security.fields)
    }

    private struct MissingHead: Error {}
  }
#endif
