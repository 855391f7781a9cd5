#if Server
  import NIOCore
  import NIOHTTP1

  /// Converts what depends on the HTTP version, which the router does not see, to one form.
  ///
  /// `Connection` becomes exactly `close` if the connection ends with this request, whatever list the client sent. A
  /// request of HTTP/1.0, which closes by default and needs no `Host`, becomes the equivalent HTTP/1.1 request.
  final class RequestNormalizer: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
      let isOlderVersion = head.version != .http1_1
      guard isOlderVersion || !head.isKeepAlive else { return context.fireChannelRead(data) }
      head.headers.replaceOrAdd(name: "Connection", value: head.isKeepAlive ? "keep-alive" : "close")
      // No response depends on the host, so any valid name will do.
      if isOlderVersion, !head.headers.contains(name: "Host") { head.headers.add(name: "Host", value: "localhost") }
      context.fireChannelRead(wrapInboundOut(.head(head)))
    }
  }
#endif
