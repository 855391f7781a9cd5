import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import ScrambleServer

struct RequestGuardTests {
  private func channel() throws -> EmbeddedChannel {
    let channel = EmbeddedChannel(handler: RequestGuard(timeouts: Timeouts()))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return channel
  }

  private func head(_ headers: HTTPFields = [:]) -> HTTPRequestPart {
    .head(HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/", headerFields: headers))
  }

  @Test(arguments: [200, 304, 400, 404, 405, 413, 414, 500, 503])
  func `every response gets all security headers`(status: Int) throws {
    let channel = try channel()
    try channel.writeOutbound(
      HTTPResponsePart.head(HTTPResponse(status: .init(code: status), headerFields: [.allow: "GET"])))
    guard case .head(let sent)? = try channel.readOutbound(as: HTTPResponsePart.self) else { throw Missing() }
    #expect(sent.headerFields[.allow] == "GET")
    for field in SecurityHeaders.all { #expect(sent.headerFields[values: field.name] == [field.value]) }
    #expect(SecurityHeaders.all.count == 7)
    _ = try channel.finish(acceptAlreadyClosed: true)
  }

  @Test(arguments: [HTTPFields(dictionaryLiteral: (.contentLength, "5")), [.transferEncoding: "chunked"]])
  func `a body is dropped, and its request is the last of the connection`(headers: HTTPFields) throws {
    let channel = try channel()
    try channel.writeInbound(head(headers))
    try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: "hello")))
    try channel.writeInbound(HTTPRequestPart.end(nil))
    try channel.writeInbound(head())
    guard case .head(let passed)? = try channel.readInbound(as: HTTPRequestPart.self) else { throw Missing() }
    #expect(passed.headerFields[.connection] == "close")
    #expect(try channel.readInbound(as: HTTPRequestPart.self) == .end(nil))
    #expect(try channel.readInbound(as: HTTPRequestPart.self) == nil)
    _ = try channel.finish(acceptAlreadyClosed: true)
  }

  @Test func `a large body closes the connection`() throws {
    let channel = try channel()
    try channel.writeInbound(head([.contentLength: "1000000"]))
    let piece = ByteBuffer(repeating: 0, count: 32 << 10)
    try channel.writeInbound(HTTPRequestPart.body(piece))
    try channel.writeInbound(HTTPRequestPart.body(piece))
    #expect(channel.isActive)
    try channel.writeInbound(HTTPRequestPart.body(piece))
    #expect(!channel.isActive)
    _ = try channel.finish(acceptAlreadyClosed: true)
  }

  @Test func `a response that has the security headers does not get them twice`() throws {
    let channel = try channel()
    try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok, headerFields: SecurityHeaders.all)))
    guard case .head(let sent)? = try channel.readOutbound(as: HTTPResponsePart.self) else { throw Missing() }
    #expect(sent.headerFields == SecurityHeaders.all)
    _ = try channel.finish(acceptAlreadyClosed: true)
  }

  private struct Missing: Error {}
}
