#if canImport(SwiftUI)
  import ScrambleCore
  import SwiftUI

  /// The whole string as a closed circle: a bead for each found word, hollow for a bonus word, and the longest word in
  /// the middle. A sentence next to it gives screen readers the same information.
  struct WholeString: View {
    /// The found words, newest first.
    let words: [FoundWord]
    let longestWord: String

    private static let diameter: CGFloat = 200

    var body: some View {
      ZStack {
        Circle().stroke(Palette.cord, lineWidth: 3)
        ForEach(words.indices, id: \.self) { index in
          RankBead(isReached: words[index].isCommon)
            .frame(width: beadSize, height: beadSize)
            .offset(x: radius * sin(angle(of: index)), y: -radius * cos(angle(of: index)))
        }
        Text(english: longestWord)
          .font(.title.bold())
          .lineLimit(1)
          .minimumScaleFactor(0.3)
          .frame(width: WholeString.diameter * 0.75)
      }
      .frame(width: WholeString.diameter, height: WholeString.diameter)
      .padding(12)
      .frame(maxWidth: .infinity)
      .accessibilityHidden(true)
    }

    private var radius: CGFloat { WholeString.diameter / 2 }

    /// The size of a bead: as large as the number of words allows, up to 20 points.
    private var beadSize: CGFloat { min(20, 0.7 * 2 * .pi * radius / CGFloat(max(words.count, 1))) }

    /// The angle of a bead from the top, in radians. The first found word is at the top. The others follow clockwise.
    private func angle(of index: Int) -> CGFloat {
      2 * .pi * CGFloat(words.count - 1 - index) / CGFloat(max(words.count, 1))
    }
  }

  #Preview {
    WholeString(words: GameModel.previewFull().game.round.found, longestWord: "kilos")
  }

  #Preview("Largest type, dark") {
    WholeString(words: GameModel.previewFull().game.round.found, longestWord: "abbreviation")
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
