#if canImport(SwiftUI)
  import SwiftUI

  #if canImport(Accessibility)
    import Accessibility
  #endif

  /// Lets a find be felt and heard: a light tap where the player wants one, and a sentence for those who listen.
  struct FindFeedback: ViewModifier {
    let model: GameModel

    func body(content: Content) -> some View {
      content
        .sensoryFeedback(.impact(weight: .light), trigger: model.findCount) { _, _ in model.settings.hasHaptics }
        .onChange(of: model.findCount) { announce() }
    }

    private func announce() {
      #if canImport(Accessibility)
        AccessibilityNotification.Announcement(model.said).post()
      #endif
    }
  }

  extension View {
    /// Lets each find of a game be felt and heard.
    func findFeedback(model: GameModel) -> some View {
      modifier(FindFeedback(model: model))
    }
  }

  #Preview {
    GameView(model: .preview(typed: "milk"))
      .findFeedback(model: .preview())
  }
#endif
