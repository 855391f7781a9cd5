import Accessibility
import ScrambleKit
import SwiftUI

@main struct WordScrambleApp: App {
  @State private var model = GameModel.live(store: RoundStore(folder: savedRounds.path)) { text in
    AccessibilityNotification.Announcement(text).post()
  }

  private static var savedRounds: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return folders[0].appending(path: "Step6")
  }

  var body: some Scene {
    WindowGroup {
      ContentView(model: model)
    }
  }
}
