import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// Every preview of the app.
@MainActor struct PreviewTests {
  @Test func `there are more than a hundred previews`() {
    #expect(ScrambleApp.previews.count > 100)
  }

  @Test func `each preview shows something, and all of it has a name`() {
    for (file, make) in ScrambleApp.previews { look(at: make(), in: file) }
  }

  private func look(at preview: PreviewedView, in file: String) {
    let host = host(of: preview.view)
    host.evaluate()
    let name: Comment = "\(file) \(preview.name)"
    #expect(!host.root.isEmpty && host.root.contains { !$0.all(isSeen).isEmpty }, name)
    #expect(host.faults.isEmpty, name)
    #expect(Screen(host).audit() == [], name)
  }

  private func host(of view: some View) -> ViewHost { ViewHost(view) }

  /// Whether a node is something to see.
  private func isSeen(_ node: Node) -> Bool {
    switch node.kind {
    case .text: !node.plain.isEmpty
    case .image, .shape, .color, .field, .progress, .divider: true
    default: false
    }
  }
}
