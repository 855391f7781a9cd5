#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  extension EnvironmentValues {
    /// The texts in the player's language. ``GameView`` sets them, so they are not available to views in the menu bar.
    var wording: Wording {
      get { self[WordingEnvironmentKey.self] }
      set { self[WordingEnvironmentKey.self] = newValue }
    }
  }

  private struct WordingEnvironmentKey: EnvironmentKey {
    /// The preview of a single part is in English, unless it sets the wording.
    static let defaultValue = Wording.preview()
  }
#endif
