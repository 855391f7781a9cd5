import SwiftUI

@main struct WordScrambleApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
