#if Server
  import HTTPTypes
  import Logging
  import NIOCore
  import NIOEmbedded
  import NIOHTTPTypes

  @testable import ScrambleServer

  /// A connection with all handlers of the server, on an event loop whose clock only a test moves.
  final class TestConnection {
    let channel = EmbeddedChannel(handler: TestSocket())

    init() throws {
      try SiteChannel.addHandlers(
        to: channel.pipeline.syncOperations, timeouts: Timeouts(), security: SecurityHeaders(),
        logger: Logger(label: "test"))
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    deinit {
      _ = try? channel.finish(acceptAlreadyClosed: true)
    }

    var isOpen: Bool {
      channel.isActive
    }

    func receive(_ text: String) throws {
      try channel.writeInbound(ByteBuffer(string: text))
    }

    /// Returns the head of the next request that reached the router, or nil. Fails if the request has a body.
    func nextRequest() throws -> HTTPRequest? {
      guard let part = try channel.readInbound(as: HTTPRequestPart.self) else { return nil }
      guard case .head(let head) = part, try channel.readInbound(as: HTTPRequestPart.self) == .end(nil) else {
        throw UnexpectedPart()
      }
      return head
    }

    /// Writes a part of a response, which stays in the channel until it is flushed.
    func write(_ part: HTTPResponsePart) {
      channel.write(part, promise: nil)
    }

    /// Writes response bytes, which stay in the channel until they are flushed.
    func writeBody(_ count: Int) {
      write(.body(ByteBuffer(repeating: 0, count: count)))
    }

    /// Sends a whole response, which the client receives at once.
    func respond() {
      write(.head(HTTPResponse(status: .ok, headerFields: [.contentLength: "0"])))
      write(.end(nil))
      channel.flush()
    }

    func advance(milliseconds: Int64) {
      channel.embeddedEventLoop.advanceTime(by: .milliseconds(milliseconds))
    }

    private struct UnexpectedPart: Error {}
  }

  /// A stand-in for the socket, because an embedded channel cannot close its output alone.
  private final class TestSocket: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
      if mode == .output { promise?.succeed() } else { context.close(mode: mode, promise: promise) }
    }
  }
#endif
