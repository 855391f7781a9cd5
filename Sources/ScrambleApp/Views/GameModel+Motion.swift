#if canImport(SwiftUI)
  import SwiftUI

  extension GameModel {
    /// How things move; nil where the player or the system wants nothing to.
    func animation(reducesMotion: Bool) -> Animation? {
      settings.moves && !reducesMotion ? Animation.easeOut(duration: 0.22) : nil
    }
  }
#endif
