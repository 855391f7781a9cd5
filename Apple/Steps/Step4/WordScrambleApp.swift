import SwiftUI

@main struct WordScrambleApp: App {
  @State private var model = GameModel.live()

  var body: some Scene {
    WindowGroup {
      ContentView(model: model)
    }
  }
}
