#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  extension EnvironmentValues {
    /// The texts in the player's language. ``GameView`` sets them, so they are not available to views in the menu bar.
    var wording: Wording {
      get { self[WordingOfTheGame.self] }
      set { self[WordingOfTheGame.self] = newValue }
    }
  }

  private struct WordingOfTheGame: EnvironmentKey {
    /// The preview of a single part is in English, unless it sets the wording.
    static let defaultValue = Wording.preview()
  }
#endif
