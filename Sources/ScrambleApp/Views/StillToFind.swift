#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// How many common words of each length are left.
  struct StillToFind: View {
    let model: GameModel

    var body: some View {
      ForEach(lengths, id: \.length) { count in
        HStack {
          Image(systemName: "\(count.length).circle")
            .font(.title3)
            .foregroundStyle(Palette.line)
          Text(model.wording.text(.remainingCount, .number(count.remaining)))
          ProgressView(value: Double(count.foundCount), total: Double(count.foundCount + count.remaining))
            .tint(Palette.bead)
        }
        .frame(minHeight: 44)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(model.lengthText(count.length))
        .accessibilityValue(model.wording.text(.remainingCount, .number(count.remaining)))
        .listRowBackground(Palette.surface)
      }
    }

    private var lengths: [LengthCount] { model.game.standing.lengths.filter { $0.remaining > 0 } }
  }

  #Preview {
    List { StillToFind(model: .previewFull()) }
  }

  #Preview("Largest type, dark") {
    List { StillToFind(model: .previewFull()) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
