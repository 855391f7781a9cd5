#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  extension EnvironmentValues {
    /// The texts in the player's language. ``GameView`` and ``SettingsWindow`` set them, so they are not available to
    /// views in the menu bar.
    var wording: Wording {
      get { self[WordingEnvironmentKey.self] }
      set { self[WordingEnvironmentKey.self] = newValue }
    }
  }

  private struct WordingEnvironmentKey: EnvironmentKey {
    /// English texts, for the preview of a single part that does not set the wording.
    static let defaultValue = Wording.preview()
  }
#endif
