import SwiftUI

extension Screen {
  /// Returns the accessibility faults of the screen: elements without a name, and usable controls that a screen reader
  /// cannot reach.
  package func audit() -> [String] {
    host.evaluate()
    let nameless = elements.filter { $0.kind != .progress && $0.label.allSatisfy(\.isWhitespace) }
    return nameless.map { "a \($0.kind) has no name: \($0.spoken)" }
      + front.flatMap(\.unreachable).map { "the \($0.kind) “\($0.name)” can be used, but is not found" }
  }
}

extension Node {
  private static let controls: Set<Kind> = [.button, .disclosure, .field, .menu, .paste, .picker, .toggle]

  /// The controls that a screen reader cannot reach, because something around them is hidden or read as a whole.
  fileprivate var unreachable: [Node] {
    spoken.isHidden || spoken.children == .ignore ? usable : visible.flatMap(\.unreachable)
  }

  private var usable: [Node] {
    (Node.controls.contains(kind) && isEnabled ? [self] : []) + visible.flatMap(\.usable)
  }
}
