#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  extension EnvironmentValues {
    /// The texts in the player's language. ``GameView`` sets it, so a view in the menu bar does not have it.
    var wording: Wording {
      get { self[WordingOfTheGame.self] }
      set { self[WordingOfTheGame.self] = newValue }
    }
  }

  private struct WordingOfTheGame: EnvironmentKey {
    /// A preview of a part of the game shows English, unless it sets the wording.
    static let defaultValue = Wording.preview()
  }
#endif
