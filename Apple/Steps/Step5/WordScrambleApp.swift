import Accessibility
import SwiftUI

@main struct WordScrambleApp: App {
  @State private var model = GameModel.live { text in
    AccessibilityNotification.Announcement(text).post()
  }

  var body: some Scene {
    WindowGroup {
      ContentView(model: model)
    }
  }
}
