import HTTPTypes
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import ScrambleServer

struct SecurityHeadersHandlerTests {
  private func sent(_ head: HTTPResponse) throws -> HTTPResponse {
    let channel = EmbeddedChannel(handler: SecurityHeadersHandler())
    defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
    try channel.writeOutbound(HTTPResponsePart.head(head))
    guard case .head(let sent)? = try channel.readOutbound(as: HTTPResponsePart.self) else { throw MissingHead() }
    return sent
  }

  @Test(arguments: [200, 304, 400, 404, 405, 413, 414, 500, 503])
  func `every response gets all security headers`(status: Int) throws {
    let sent = try sent(HTTPResponse(status: .init(code: status), headerFields: [.allow: "GET"]))
    #expect(sent.headerFields[.allow] == "GET")
    for field in SecurityHeaders.all { #expect(sent.headerFields[values: field.name] == [field.value]) }
    #expect(SecurityHeaders.all.count == 7)
  }

  @Test func `a response that has the security headers does not get them twice`() throws {
    #expect(
      try sent(HTTPResponse(status: .ok, headerFields: SecurityHeaders.all)).headerFields == SecurityHeaders.all)
  }

  private struct MissingHead: Error {}
}
