import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Stands between a connection and the routes: closes on the slow, reads no bodies, and puts the security headers on all that leaves.
///
/// An idle timeout alone does not help against a client that sends or takes a byte now and then, so what is measured here is a whole
/// request and a whole answer. A class, because a pipeline holds its handlers by reference; only the connection's event loop calls it.
final class Doorkeeper: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// The bytes of a refused body that are read and dropped, so that the client gets to see the refusal.
  static let mostDropped = 64 << 10

  private let patience: Patience
  private var waiting: Waiting?
  /// Requests that wait for their answers.
  private var unanswered = 0
  /// Bytes of answers that had not left when somebody last looked, and those written since.
  private var untaken = 0
  /// Bytes of a refused body so far; nil while no body was refused.
  private var dropped: Int?
  /// Done when all that was written has left, and nothing more will be.
  private var lastWord: EventLoopFuture<Void>?

  init(patience: Patience) {
    self.patience = patience
  }

  func handlerAdded(context: ChannelHandlerContext) {
    waiting = Waiting(on: context.eventLoop) { [unowned self] in timeIsUp(context) }
    waiting?.wait(patience.client)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    waiting?.end()
    waiting = nil
  }

  private func timeIsUp(_ context: ChannelHandlerContext) {
    if waiting?.isLast == false, takesEnough(context) {
      waiting?.wait(patience.client)
    } else {
      context.close(promise: nil)
    }
  }

  private func takesEnough(_ context: ChannelHandlerContext) -> Bool {
    // A connection that cannot tell is gone, and takes nothing.
    let left = (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? untaken
    defer { untaken = left }
    return untaken - left >= Patience.leastTaken
  }
}

// MARK: - What comes in

extension Doorkeeper {
  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = unwrapInboundIn(data)
    if dropped != nil { return drop(part, context) }
    guard case .head(let head) = part else { return context.fireChannelRead(data) }
    if unanswered == 0 { waitForAnswer(context) }
    unanswered += 1
    guard head.headerFields.announceBody else { return context.fireChannelRead(data) }
    refuseBody(of: head, context)
  }

  private func waitForAnswer(_ context: ChannelHandlerContext) {
    if context.channel.isWritable { untaken = 0 }
    waiting?.wait(patience.client)
  }

  /// Passes the request on as one that has no body and is the last of its connection.
  private func refuseBody(of head: HTTPRequest, _ context: ChannelHandlerContext) {
    dropped = 0
    var head = head
    head.headerFields[.connection] = "close"
    context.fireChannelRead(wrapInboundOut(.head(head)))
    context.fireChannelRead(wrapInboundOut(.end(nil)))
  }

  private func drop(_ part: HTTPRequestPart, _ context: ChannelHandlerContext) {
    guard case .body(let bytes) = part else { return }
    dropped = (dropped ?? 0) + bytes.readableBytes
    if (dropped ?? 0) > Doorkeeper.mostDropped { context.close(promise: nil) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if dropped == nil { context.fireErrorCaught(error) }  // What is wrong within a refused body concerns nobody.
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent { waiting?.waitForTheLastTime(patience.stopping) }
    context.fireUserInboundEventTriggered(event)
  }
}

// MARK: - What goes out

extension Doorkeeper {
  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head):
      writeHead(head, data, context, promise)
    case .body(let bytes):
      untaken += bytes.readableBytes
      context.write(data, promise: promise)
    case .end:
      unanswered = max(0, unanswered - 1)
      waiting?.wait(patience.client)
      context.write(data, promise: promise)
    }
  }

  private func writeHead(
    _ head: HTTPResponse, _ data: NIOAny, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?
  ) {
    guard !SecurityHeaders.areIn(head.headerFields) else { return context.write(data, promise: promise) }
    var head = head
    head.headerFields.append(contentsOf: SecurityHeaders.all)
    context.write(wrapOutboundOut(.head(head)), promise: promise)
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    switch mode {
    case .input: context.close(mode: .input, promise: promise)
    case .output: endOutput(context).cascade(to: promise)
    case .all: endOutput(context).assumeIsolated().whenComplete { _ in context.close(promise: promise) }
    }
  }

  /// Lets all that was written leave first. Then the client has a little time to close, for who closes before it does cuts it off.
  private func endOutput(_ context: ChannelHandlerContext) -> EventLoopFuture<Void> {
    if let lastWord { return lastWord }
    let lastWord = context.close(mode: .output)
    self.lastWord = lastWord
    lastWord.assumeIsolated().whenComplete { [self] _ in waiting?.waitForTheLastTime(patience.leaving) }
    return lastWord
  }
}
