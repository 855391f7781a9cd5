#if canImport(SwiftUI)
  import SwiftUI

  #if canImport(Accessibility)
    import Accessibility
  #endif

  /// Lets a find and a new rank be felt and heard: a tap where the player wants one, and a sentence for those who listen.
  struct FindFeedback: ViewModifier {
    let model: GameModel

    func body(content: Content) -> some View {
      content
        .sensoryFeedback(.impact(weight: .light), trigger: model.findCount) { _, _ in model.settings.hasHaptics }
        .sensoryFeedback(.success, trigger: model.celebrations) { _, _ in model.settings.hasHaptics }
        .onChange(of: model.findCount) { announce() }
    }

    /// Says the find. The echo of the next key would cut off an announcement of ordinary priority.
    private func announce() {
      #if canImport(Accessibility)
        var spoken = model.spoken
        #if canImport(ObjectiveC)
          spoken.accessibilitySpeechAnnouncementPriority = .high
        #endif
        AccessibilityNotification.Announcement(spoken).post()
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
