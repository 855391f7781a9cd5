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
  package var environment = EnvironmentValues() { didSet { (isDirty, needsFullEvaluation) = (true, true) } }
  /// The names of the types of the app's views, modifiers, toolbars, commands and scenes that were evaluated.
  package internal(set) var evaluatedTypes = Set<String>()
  /// How often each body was evaluated, by the name of its type. Other closures are counted by their path's last part.
  package var evaluationCounts: [String: Int] = [:]
  /// What a person would have noticed: opened URLs, scroll targets and haptics.
  package internal(set) var effects = Effects()
  /// Errors that no screen may have, such as two rows with the same identity.
  package internal(set) var faults: [String] = []
  /// The time that timelines show.
  package var now = Date(timeIntervalSince1970: 1_790_000_000) { didSet { isDirty = true } }
  /// Which alternative of a `ViewThatFits` is used: the first that fits, always the first, or always the last.
  package var fitting = Fitting.firstThatFits { didSet { isDirty = true } }
  package var isSettingsOpen = false { didSet { isDirty = true } }
  package var isDirty = true

  private let makeNodes: @MainActor (Context) -> [Node]
  private var needsFullEvaluation = true
  private var cells: [String: AnyObject] = [:]
  private var visitedKeys = Set<String>()
  /// The paths of what covers the screen in this pass.
  private var coverPaths: [String] = []
  private var typeNames: [ObjectIdentifier: String] = [:]
  var pendingActions: [@MainActor () -> Void] = []
  private static let maximumPasses = 50

  package enum Fitting { case firstThatFits, first, last }

  package struct Effects {
    package var openedURLs: [URL] = []
    package var scrolls: [String] = []
    package var haptics: [String] = []
  }

  package init<V: View>(_ view: V, on device: Device = .phone) {
    self.device = device
    makeNodes = { $0.build(view) }
    (environment.verticalSizeClass, environment.horizontalSizeClass) = device.sizeClasses
  }

  package init<S: Scene>(scene: S, on device: Device = .phone) {
    self.device = device
    makeNodes = { $0.build(scene: scene) }
    (environment.verticalSizeClass, environment.horizontalSizeClass) = device.sizeClasses
  }

  /// Evaluates until nothing changes. After too many passes, it records a fault.
  package func evaluate() {
    for _ in 0..<ViewHost.maximumPasses {
      guard isDirty || !pendingActions.isEmpty else { return }
      evaluateOnce()
      let actions = pendingActions
      pendingActions = []
      for action in actions { action() }
    }
    faults.append("the tree does not settle after \(ViewHost.maximumPasses) passes")
  }

  private func evaluateOnce() {
    var context = Context(host: self, path: "", environment: environment, size: device.size)
    context.environment.openURL = OpenURLAction { [weak self] in self?.effects.openedURLs.append($0) }
    context.isEnclosingBodyEvaluated = needsFullEvaluation
    (isDirty, needsFullEvaluation, visitedKeys, coverPaths) = (false, false, [], [])
    root = withObservationTracking {
      makeNodes(context)
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.isDirty = true }
    }
    removeStaleCells()
  }

  /// Discards the state of removed views and ends their lifetimes.
  private func removeStaleCells() {
    for path in cells.keys.filter({ !visitedKeys.contains($0) }).sorted() {
      (cells.removeValue(forKey: path) as? ModifierLifetime)?.end(in: self)
    }
  }

  /// Records what covers the screen. Two covers are a fault unless one is inside the other, as the system requires.
  func recordCover(_ path: String) {
    for other in coverPaths where !path.hasPrefix(other + "/") && !other.hasPrefix(path + "/") {
      faults.append("two cover the screen at once: \(other) and \(path)")
    }
    coverPaths.append(path)
  }

  /// Returns the name of a type without its parameters. The name is cached, because creating it is slow.
  func name<T>(of type: T.Type) -> String {
    let id = ObjectIdentifier(type)
    if let name = typeNames[id] { return name }
    let name = String("\(type)".prefix { $0 != "<" })
    typeNames[id] = name
    return name
  }

  /// Returns the cell that is stored for a path, and creates it on the first visit.
  func cell<Cell: AnyObject>(at path: String, _ make: () -> Cell) -> Cell {
    let key = "\(path)#\(Cell.self)"
    visitedKeys.insert(key)
    if let cell = cells[key] as? Cell { return cell }
    let cell = make()
    cells[key] = cell
    return cell
  }
}

/// The lifetime of a modifier, from the pass in which its view appears to the one in which it is removed.
@MainActor final class ModifierLifetime {
  var isNew = true
  var onDisappear: (@MainActor () -> Void)?
  var task: Task<Void, Never>?
  var value: Any?

  func end(in host: ViewHost) {
    task?.cancel()
    if let onDisappear { host.pendingActions.append(onDisappear) }
  }
}

/// A device's screen, in points.
package enum Device: String, Sendable, CaseIterable {
  case phone, smallPhone, phoneInLandscape = "phoneAcross", pad, mac

  package var size: CGSize {
    switch self {
    case .phone: CGSize(width: 393, height: 852)
    case .smallPhone: CGSize(width: 375, height: 667)
    case .phoneInLandscape: CGSize(width: 852, height: 393)
    case .pad: CGSize(width: 1024, height: 768)
    case .mac: CGSize(width: 960, height: 720)
    }
  }

  var sizeClasses: (UserInterfaceSizeClass, UserInterfaceSizeClass) {
    switch self {
    case .phone, .smallPhone: (.regular, .compact)
    case .phoneInLandscape: (.compact, .compact)
    case .pad, .mac: (.regular, .regular)
    }
  }
}
