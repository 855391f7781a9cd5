#if canImport(SwiftUI)
  import SwiftUI

  #if canImport(Accessibility)
    import Accessibility
  #endif

  /// Gives haptic feedback for found words and new ranks if it is enabled, and makes announcements for screen readers.
  struct FoundWordFeedback: ViewModifier {
    let model: GameModel

    func body(content: Content) -> some View {
      content
        .sensoryFeedback(.impact(weight: .light), trigger: model.celebrations.foundWordCount) { _, _ in
          model.settings.hasHaptics
        }
        .sensoryFeedback(.success, trigger: model.celebrations.rankCounts) { _, _ in model.settings.hasHaptics }
        .onChange(of: model.announcement.count) { announce() }
    }

    /// Announces with high priority. Otherwise the echo of the next key would interrupt the announcement.
    private func announce() {
      #if canImport(Accessibility)
        var spoken = model.announcement.text
        #if canImport(ObjectiveC)  // Only Apple's Foundation has the priority.
          spoken.accessibilitySpeechAnnouncementPriority = .high
        #endif
        AccessibilityNotification.Announcement(spoken).post()
      #endif
    }
  }

  extension View {
    func foundWordFeedback(model: GameModel) -> some View {
      modifier(FoundWordFeedback(model: model))
    }
  }

  #Preview {
    GameView(model: .preview(typed: "milk"))
      .foundWordFeedback(model: .preview())
  }
#endif
