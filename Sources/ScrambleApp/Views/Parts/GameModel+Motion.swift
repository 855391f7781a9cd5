#if canImport(SwiftUI)
  import SwiftUI

  extension GameModel {
    /// The animation of changes; nil if the player or the system asks for reduced motion.
    func animation(reducesMotion: Bool) -> Animation? {
      settings.moves && !reducesMotion ? Animation.easeOut(duration: 0.22) : nil
    }
  }
#endif
