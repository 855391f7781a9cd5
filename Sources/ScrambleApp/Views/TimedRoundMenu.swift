#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// Timed rounds in a menu or the menu bar. It is disabled while a panel or dialog covers the game.
  struct TimedRoundMenu: View {
    let model: GameModel

    var body: some View {
      Menu(model.wording.text(.timeTitle)) { TimedRoundButtons(model: model) }
        .disabled(model.isCovered)
    }
  }

  #Preview {
    TimedRoundMenu(model: .preview())
  }
#endif
