import SwiftUI

extension Screen {
  /// Returns the accessibility faults of the screen: elements without a name, except progress bars, and usable controls
  /// that a screen reader cannot reach.
  package func audit() -> [String] {
    host.evaluate()
    let namelessElements = elements.filter { $0.kind != .progress && $0.label.allSatisfy(\.isWhitespace) }
    return namelessElements.map { "a \($0.kind) has no name: \($0.spokenText)" }
      + frontNodes.flatMap(\.unreachableControls).map { "the \($0.kind) “\($0.name)” can be used, but is not found" }
  }
}

extension Node {
  private static let controlKinds: Set<Kind> = [.button, .disclosure, .field, .menu, .paste, .picker, .toggle]

  /// The usable controls that a screen reader cannot reach, because they or a node around them is hidden, or because a
  /// node around them ignores its children.
  fileprivate var unreachableControls: [Node] {
    accessibility.isHidden || accessibility.childBehavior == .ignore
      ? usableControls : visibleChildren.flatMap(\.unreachableControls)
  }

  private var usableControls: [Node] {
    (Node.controlKinds.contains(kind) && isEnabled ? [self] : []) + visibleChildren.flatMap(\.usableControls)
  }
}
