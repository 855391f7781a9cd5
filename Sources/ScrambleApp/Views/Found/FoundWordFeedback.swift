#if canImport(SwiftUI)
  import SwiftUI

  #if canImport(Accessibility)
    import Accessibility
  #endif

  /// Gives haptic feedback for a found word and a new rank if the player wants that, and makes announcements for screen readers.
  struct FoundWordFeedback: ViewModifier {
    let model: GameModel

    func body(content: Content) -> some View {
      content
        .sensoryFeedback(.impact(weight: .light), trigger: model.celebrations.foundWordCount) { _, _ in
          model.settings.hasHaptics
        }
        .sensoryFeedback(.success, trigger: model.celebrations.ranks) { _, _ in model.settings.hasHaptics }
        .onChange(of: model.announcement.count) { announce() }
    }

    /// Says it with high priority: the echo of the next key would cut off any other announcement.
    private func announce() {
      #if canImport(Accessibility)
        var spoken = model.announcement.text
        #if canImport(ObjectiveC)  // Apple's Foundation: no other knows the priority.
          spoken.accessibilitySpeechAnnouncementPriority = .high
        #endif
        AccessibilityNotification.Announcement(spoken).post()
      #endif
    }
  }

  extension View {
    /// Adds haptic feedback and announcements for each found word of a game.
    func foundWordFeedback(model: GameModel) -> some View {
      modifier(FoundWordFeedback(model: model))
    }
  }

  #Preview {
    GameView(model: .preview(typed: "milk"))
      .foundWordFeedback(model: .preview())
  }
#endif
