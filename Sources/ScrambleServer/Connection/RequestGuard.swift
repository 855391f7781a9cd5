#if Server
  import HTTPTypes
  import NIOCore
  import NIOHTTPTypes

  /// Forwards requests without their bodies, and makes a request with a body the last one of its connection.
  ///
  /// ``ValidationMiddleware`` examines the same headers and responds with an error. Both are needed: only the router
  /// can respond in the order of pipelined requests, and only a channel handler can drop a body that nobody reads.
  ///
  /// It is a class because a pipeline refers to its handlers. Only the event loop of the connection calls it.
  final class RequestGuard: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart

    /// The maximum number of body bytes that are read and dropped before the connection closes. Reading them lets the
    /// client receive the response.
    static let maximumDroppedBytes = 64 << 10

    /// The number of bytes received so far of a refused body, or nil if no body was refused.
    private var droppedBytes: Int?

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let part = unwrapInboundIn(data)
      if let droppedBytes { return drop(part, after: droppedBytes, context) }
      guard case .head(var head) = part, head.headerFields.announceBody else { return context.fireChannelRead(data) }
      droppedBytes = 0
      head.headerFields[.connection] = "close"
      context.fireChannelRead(wrapInboundOut(.head(head)))
      context.fireChannelRead(wrapInboundOut(.end(nil)))
    }

    private func drop(_ part: HTTPRequestPart, after count: Int, _ context: ChannelHandlerContext) {
      guard case .body(let bytes) = part else { return }
      droppedBytes = count + bytes.readableBytes
      if count + bytes.readableBytes > RequestGuard.maximumDroppedBytes { context.close(promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      // The request was already forwarded, so an error in its body changes nothing.
      if droppedBytes == nil { context.fireErrorCaught(error) }
    }
  }
#endif
