import Screens
import SwiftUI
import Testing

/// What the user-interface tests' accessibility audit reports.
@MainActor struct AuditTests {
  private let symbol = Image(systemName: "shuffle")

  private func audit<V: View>(_ view: V) -> [String] { Screen(view).audit() }

  @Test func `elements with a name pass`() {
    #expect(audit(Button("New") {}) == [])
    #expect(audit(Button(action: {}, label: { symbol }).accessibilityLabel("Shuffle")) == [])
    #expect(audit(Text(verbatim: "·").accessibilityHidden(true)) == [])
  }

  @Test func `a control without a name is reported`() {
    #expect(audit(Button(action: {}, label: { symbol })).count == 1)
    #expect(audit(Button(action: {}, label: { symbol }).accessibilityValue("milk")).count == 1)
    #expect(audit(TextField("", text: .constant("milk"))).count == 1)
    #expect(audit(Text(verbatim: "milk").accessibilityElement(children: .ignore)).count == 1)
  }

  @Test func `a control that screen readers cannot reach is reported`() {
    #expect(audit(Button("New") {}.accessibilityHidden(true)).count == 1)
    let group = HStack { Toggle("On", isOn: .constant(true)) }
    #expect(audit(group.accessibilityElement(children: .ignore).accessibilityLabel("Group")).count == 1)
    #expect(audit(Button("New") {}.disabled(true).accessibilityHidden(true)) == [])
  }

  /// A panel with an alert next to it or inside it. The system shows only the one inside.
  private struct Covered: View {
    let isInside: Bool
    @State private var panel: Number? = Number(id: 1)
    @State private var isAlertShown = true

    struct Number: Identifiable { let id: Int }

    var body: some View {
      Text(verbatim: "game")
        .alert("Beside", isPresented: isInside ? .constant(false) : $isAlertShown) {
          Button("OK") {}
        } message: {
          Text(verbatim: "")
        }
        .sheet(item: $panel) { _ in
          Text(verbatim: "panel")
            .alert("Inside", isPresented: isInside ? $isAlertShown : .constant(false)) {
              Button("OK") {}
            } message: {
              Text(verbatim: "")
            }
        }
    }
  }

  @Test(arguments: [true, false]) func `a panel can show only an alert that is inside it`(isInside: Bool) async {
    let screen = Screen(Covered(isInside: isInside))
    await screen.settle()
    #expect(screen.host.faults.isEmpty == isInside)
  }
}
