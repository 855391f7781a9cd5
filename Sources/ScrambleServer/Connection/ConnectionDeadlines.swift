#if Server
  import NIOCore
  import NIOHTTPTypes

  /// How long the server waits for clients.
  struct Timeouts: Equatable, Sendable {
    /// The time to send a whole request head, counted from the connection or the previous response, and to receive each
    /// further ``minimumProgressBytes`` bytes of a response. An idle client is disconnected after at most twice this
    /// time.
    var client = TimeAmount.seconds(7)
    /// The time for a client to close after the last response.
    var close = TimeAmount.seconds(2)
    /// The time for a client to receive its last response when the server stops.
    var shutdown = TimeAmount.seconds(3)

    /// The number of response bytes that a client must receive within its time, if that many are waiting.
    static let minimumProgressBytes = 16 << 10
  }

  /// Disconnects slow clients, and closes connections without losing the end of a response.
  ///
  /// An idle timeout alone does not help against a client that sends or receives a byte now and then, so the deadlines
  /// apply to a whole request and a whole response.
  ///
  /// It is a class because a pipeline refers to its handlers. Only the event loop of the connection calls it.
  final class ConnectionDeadlines: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let timeouts: Timeouts
    private var deadline: MovingDeadline?
    /// The number of requests without a complete response.
    private var openRequests = 0
    /// The response bytes that were waiting at the last measurement, plus those written since.
    private var pendingBytes = 0
    /// Completes when all responses are sent. Nothing is written after that.
    private var outputClosed: EventLoopFuture<Void>?

    init(timeouts: Timeouts) {
      self.timeouts = timeouts
    }

    func handlerAdded(context: ChannelHandlerContext) {
      deadline = MovingDeadline(on: context.eventLoop) { [unowned self] in deadlineExpired(context) }
      deadline?.move(after: timeouts.client)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
      deadline?.cancel()
      deadline = nil
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      if case .head = unwrapInboundIn(data) {
        if openRequests == 0 { startResponse(context) }
        openRequests += 1
      }
      context.fireChannelRead(data)
    }

    private func startResponse(_ context: ChannelHandlerContext) {
      if context.channel.isWritable { pendingBytes = 0 }
      deadline?.move(after: timeouts.client)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      switch unwrapOutboundIn(data) {
      case .head: break
      case .body(let bytes): pendingBytes += bytes.readableBytes
      case .end:
        openRequests = max(0, openRequests - 1)
        deadline?.move(after: timeouts.client)
      }
      context.write(data, promise: promise)
    }

    private func deadlineExpired(_ context: ChannelHandlerContext) {
      if deadline?.isFinal == false, hasProgressed(context) {
        deadline?.move(after: timeouts.client)
      } else {
        context.close(promise: nil)
      }
    }

    private func hasProgressed(_ context: ChannelHandlerContext) -> Bool {
      // The option fails only on a closed channel, which makes no progress.
      let waitingBytes = (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? pendingBytes
      defer { pendingBytes = waitingBytes }
      return pendingBytes - waitingBytes >= Timeouts.minimumProgressBytes
    }
  }

  // MARK: - Closing

  extension ConnectionDeadlines {
    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if event is ChannelShouldQuiesceEvent { deadline?.setFinalDeadline(after: timeouts.shutdown) }
      context.fireUserInboundEventTriggered(event)
    }

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
      switch mode {
      case .input: context.close(mode: .input, promise: promise)
      case .output: closeOutput(context).cascade(to: promise)
      case .all: closeOutput(context).assumeIsolated().whenComplete { _ in context.close(promise: promise) }
      }
    }

    /// Closes the output once all responses are sent, and then gives the client time to close.
    ///
    /// If the server closed the connection first, it would reset it and lose the end of the last response.
    private func closeOutput(_ context: ChannelHandlerContext) -> EventLoopFuture<Void> {
      if let outputClosed { return outputClosed }
      let outputClosed = context.close(mode: .output)
      self.outputClosed = outputClosed
      outputClosed.assumeIsolated().whenComplete { [self] _ in deadline?.setFinalDeadline(after: timeouts.close) }
      return outputClosed
    }
  }
#endif
