#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The word "bonus" beside a rare word, so that no colour has to say it.
  struct BonusMark: View {
    let model: GameModel

    var body: some View {
      Text(model.wording.text(.foundBonus))
        .font(.subheadline)
        .foregroundStyle(Palette.bonus)
    }
  }

  #Preview {
    BonusMark(model: .preview())
  }
#endif
