#if Server
  import HTTPTypes
  import NIOCore
  import NIOHTTPTypes

  /// Adds the security headers to responses that lack them, including Hummingbird's responses to malformed requests.
  final class SecurityHeadersHandler: ChannelOutboundHandler, RemovableChannelHandler {
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let security: SecurityHeaders

    init(_ security: SecurityHeaders) {
      self.security = security
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      guard case .head(var head) = unwrapOutboundIn(data), !SecurityHeaders.arePresent(in: head.headerFields) else {
        return context.write(data, promise: promise)
      }
      head.headerFields.append(contentsOf: security.fields)
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    }
  }
#endif
