#if Server
  import NIOCore

  /// A deadline that moves with every request without rescheduling its timer.
  ///
  /// Moving only stores the new time. A timer that fires too early is scheduled again for the rest, so a busy
  /// connection costs one timer per period, not one per request. It is a class because the closure of its timer refers
  /// to it.
  final class MovingDeadline {
    private let eventLoop: any EventLoop
    private let onExpiry: () -> Void
    private var deadline = NIODeadline.distantFuture
    private var timer: Scheduled<Void>?
    /// Whether the deadline is final and ignores later moves.
    private(set) var isFinal = false

    init(on eventLoop: any EventLoop, onExpiry: @escaping () -> Void) {
      self.eventLoop = eventLoop
      self.onExpiry = onExpiry
    }

    /// Moves the deadline to a time from now, unless it is final.
    func move(after amount: TimeAmount) {
      guard !isFinal else { return }
      deadline = eventLoop.now + amount
      if timer == nil { schedule() }
    }

    /// Sets a deadline that no longer moves, unless there is one already.
    func setFinalDeadline(after amount: TimeAmount) {
      guard !isFinal else { return }
      isFinal = true
      deadline = eventLoop.now + amount
      timer?.cancel()
      schedule()
    }

    /// Cancels the deadline and ignores later moves.
    func cancel() {
      isFinal = true
      timer?.cancel()
      timer = nil
    }

    private func schedule() {
      timer = eventLoop.assumeIsolated().scheduleTask(deadline: deadline) { [weak self] in self?.timerFired() }
    }

    private func timerFired() {
      timer = nil
      if deadline > eventLoop.now { schedule() } else { onExpiry() }
    }
  }
#endif
