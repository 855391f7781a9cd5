#if Server
  import HummingbirdCore
  import Logging
  import NIOCore
  import NIOHTTP1
  import NIOHTTPTypes
  import NIOHTTPTypesHTTP1

  /// A connection of the server: Hummingbird's `HTTP1Channel` with custom handlers.
  ///
  /// `HTTP1Channel` adds handlers only behind the codec, which discards the HTTP version that ``RequestNormalizer``
  /// needs.
  struct SiteChannel: HTTPChannelHandler {
    let responder: Responder
    let timeouts: Timeouts
    let security: SecurityHeaders

    func setup(
      channel: any Channel, logger: Logger
    ) -> EventLoopFuture<NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>> {
      channel.eventLoop.makeCompletedFuture {
        try SiteChannel.addHandlers(
          to: channel.pipeline.syncOperations, timeouts: timeouts, security: security, logger: logger)
        return try NIOAsyncChannel(
          wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
      }
    }

    func handle(value channel: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>, logger: Logger) async {
      await handleHTTP(asyncChannel: channel, logger: logger)
    }

    /// Adds the handlers of a connection, from the network to the router.
    static func addHandlers(
      to pipeline: ChannelPipeline.SynchronousOperations, timeouts: Timeouts, security: SecurityHeaders, logger: Logger
    ) throws {
      var limits = NIOHTTPDecoderLimitConfiguration()
      limits.maxHeaderFieldSize = 8 << 10
      limits.maxHeaderListSize = 16 << 10
      limits.maxHeaderFieldCount = 64
      // `NIOAsyncChannel` orders pipelined requests, Hummingbird answers malformed ones, and HTTPTypes validates
      // headers.
      try pipeline.configureHTTPServerPipeline(
        withPipeliningAssistance: false, withErrorHandling: false, withOutboundHeaderValidation: false,
        withEncoderConfiguration: .init(), withDecoderLimitConfiguration: limits)
      try pipeline.addHandlers([
        RequestNormalizer(), HTTP1ToHTTPServerCodec(secure: false), SecurityHeadersHandler(security), RequestGuard(),
        ConnectionDeadlines(timeouts: timeouts), HTTPConnectionStateHandler(logger: logger),
      ])
    }
  }
#endif
