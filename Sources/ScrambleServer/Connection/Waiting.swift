import NIOCore

/// A deadline that moves with every request, and costs no new timer when it does.
///
/// The timer that runs is left to run out; only then is it seen whether the deadline has moved. A class, for its timer comes back to it.
final class Waiting {
  private let eventLoop: any EventLoop
  private let timeIsUp: () -> Void
  private var deadline = NIODeadline.distantFuture
  private var timer: Scheduled<Void>?
  /// Whether the deadline is the last, which nothing moves any more.
  private(set) var isLast = false

  init(on eventLoop: any EventLoop, timeIsUp: @escaping () -> Void) {
    self.eventLoop = eventLoop
    self.timeIsUp = timeIsUp
  }

  /// Moves the deadline.
  func wait(_ amount: TimeAmount) {
    guard !isLast else { return }
    deadline = .now() + amount
    if timer == nil { start() }
  }

  /// Sets the last deadline, unless it is set.
  func waitForTheLastTime(_ amount: TimeAmount) {
    guard !isLast else { return }
    isLast = true
    deadline = .now() + amount
    timer?.cancel()
    start()
  }

  /// Ends the waiting; nothing is called any more.
  func end() {
    isLast = true
    timer?.cancel()
    timer = nil
  }

  private func start() {
    timer = eventLoop.assumeIsolated().scheduleTask(deadline: deadline) { [weak self] in self?.ring() }
  }

  private func ring() {
    timer = nil
    if deadline > .now() { start() } else { timeIsUp() }
  }
}
