#if canImport(SwiftUI)
  import SwiftUI

  extension GameModel {
    /// Returns the animation of changes; nil if the player or the system wants reduced motion.
    func animation(reducesMotion: Bool) -> Animation? {
      settings.animates && !reducesMotion ? Animation.easeOut(duration: 0.22) : nil
    }
  }
#endif
