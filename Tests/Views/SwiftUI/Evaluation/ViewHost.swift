@_exported public import AppleStubs
@_exported public import Foundation
@_exported public import Observation

/// Stores the state of a view tree, and evaluates it again after each change.
///
/// A body is evaluated again if something that it read has changed, or if the enclosing body was. Apple's SwiftUI may
/// evaluate less often.
@MainActor package final class ViewHost {
  package let device: Device
  package private(set) var root: [Node] = []
  /// The environment from the system. A change evaluates everything again.
  package var environment = EnvironmentValues() { didSet { (isDirty, isFresh) = (true, true) } }
  /// The types of all views, modifiers, toolbars and commands that were evaluated.
  package internal(set) var evaluated = Set<String>()
  /// How often the body of each type was evaluated.
  package var evaluations: [String: Int] = [:]
  /// What a person would have noticed: opened addresses, scroll targets and haptics.
  package internal(set) var noticed = Noticed()
  /// Errors that no screen may have, such as two rows with the same identity.
  package internal(set) var faults: [String] = []
  /// The time that timelines show.
  package var now = Date(timeIntervalSince1970: 1_790_000_000) { didSet { isDirty = true } }
  /// Which alternative of a `ViewThatFits` is used: the first that fits, always the first, or always the last.
  package var fitting = Fitting.size { didSet { isDirty = true } }
  package var isSettingsOpen = false { didSet { isDirty = true } }
  package var isDirty = true

  private let make: @MainActor (Context) -> [Node]
  private var isFresh = true
  private var cells: [String: AnyObject] = [:]
  private var visited = Set<String>()
  /// What covers the screen in this pass.
  private var covers: [String] = []
  private var names: [ObjectIdentifier: String] = [:]
  var pending: [@MainActor () -> Void] = []
  private static let mostPasses = 50

  package enum Fitting { case size, first, last }

  package struct Noticed {
    package var addresses: [URL] = []
    package var scrolls: [String] = []
    package var haptics: [String] = []
  }

  package init<V: View>(_ view: V, on device: Device = .phone) {
    self.device = device
    make = { $0.build(view) }
    (environment.verticalSizeClass, environment.horizontalSizeClass) = device.sizeClasses
  }

  package init<S: Scene>(scene: S, on device: Device = .phone) {
    self.device = device
    make = { $0.build(scene: scene) }
    (environment.verticalSizeClass, environment.horizontalSizeClass) = device.sizeClasses
  }

  /// Evaluates until nothing changes.
  package func evaluate() {
    for _ in 0..<ViewHost.mostPasses {
      guard isDirty || !pending.isEmpty else { return }
      pass()
      let actions = pending
      pending = []
      for action in actions { action() }
    }
    faults.append("the tree does not settle after \(ViewHost.mostPasses) passes")
  }

  private func pass() {
    var context = Context(host: self, path: "", environment: environment, size: device.size)
    context.environment.openURL = OpenURLAction { [weak self] in self?.noticed.addresses.append($0) }
    context.isFresh = isFresh
    (isDirty, isFresh, visited, covers) = (false, false, [], [])
    root = withObservationTracking {
      make(context)
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.isDirty = true }
    }
    removeWhatIsGone()
  }

  /// Discards the state of removed views and ends their lives.
  private func removeWhatIsGone() {
    for path in cells.keys.filter({ !visited.contains($0) }).sorted() {
      (cells.removeValue(forKey: path) as? Life)?.end(in: self)
    }
  }

  /// Records what covers the screen. The system can show another cover only inside the one that is shown.
  func noteCover(_ path: String) {
    for other in covers where !path.hasPrefix(other + "/") && !other.hasPrefix(path + "/") {
      faults.append("two cover the screen at once: \(other) and \(path)")
    }
    covers.append(path)
  }

  /// Returns the name of a type without its parameters. It is cached, because creating it is slow.
  func name<T>(of type: T.Type) -> String {
    let id = ObjectIdentifier(type)
    if let name = names[id] { return name }
    let name = String("\(type)".prefix { $0 != "<" })
    names[id] = name
    return name
  }

  /// Returns the cell that is stored for a path, and creates it on the first visit.
  func kept<Cell: AnyObject>(_ path: String, _ make: () -> Cell) -> Cell {
    let key = "\(path)#\(Cell.self)"
    visited.insert(key)
    if let cell = cells[key] as? Cell { return cell }
    let cell = make()
    cells[key] = cell
    return cell
  }
}

/// The life of a modifier, from the pass in which its view appears to the one in which it is removed.
@MainActor final class Life {
  var isNew = true
  var disappear: (@MainActor () -> Void)?
  var task: Task<Void, Never>?
  var value: Any?

  func end(in host: ViewHost) {
    task?.cancel()
    if let disappear { host.pending.append(disappear) }
  }
}

/// A device's screen, in points.
package enum Device: String, Sendable, CaseIterable {
  case phone, smallPhone, phoneAcross, pad, mac

  package var size: CGSize {
    switch self {
    case .phone: CGSize(width: 393, height: 852)
    case .smallPhone: CGSize(width: 375, height: 667)
    case .phoneAcross: CGSize(width: 852, height: 393)
    case .pad: CGSize(width: 1024, height: 768)
    case .mac: CGSize(width: 960, height: 720)
    }
  }

  var sizeClasses: (UserInterfaceSizeClass, UserInterfaceSizeClass) {
    switch self {
    case .phone, .smallPhone: (.regular, .compact)
    case .phoneAcross: (.compact, .compact)
    case .pad, .mac: (.regular, .regular)
    }
  }
}
