#if canImport(SwiftUI)
  import SwiftUI

  extension Text {
    /// Creates a text that a screen reader speaks as English, whatever the player's language.
    init(english word: String) {
      self.init(AttributedString(word, english: [word]))
    }
  }
#endif
