import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

@MainActor struct PreviewTests {
  @Test func `each preview shows something, and everything in it has a name`() {
    for (file, make) in ScrambleApp.previews { checkPreview(make(), in: file) }
  }

  private func checkPreview(_ preview: PreviewedView, in file: String) {
    let host = host(of: preview.view)
    host.evaluate()
    let name: Comment = "\(file) \(preview.name)"
    #expect(!host.root.isEmpty && host.root.contains { !$0.all(isVisibleContent).isEmpty }, name)
    #expect(host.faults.isEmpty, name)
    #expect(Screen(host).audit() == [], name)
  }

  private func host(of view: some View) -> ViewHost { ViewHost(view) }

  /// Returns whether a node is visible content.
  private func isVisibleContent(_ node: Node) -> Bool {
    switch node.kind {
    case .text: !node.plainText.isEmpty
    case .image, .shape, .color, .field, .progress, .divider: true
    default: false
    }
  }
}
