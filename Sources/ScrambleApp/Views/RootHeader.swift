#if canImport(SwiftUI)
  import SwiftUI

  /// The root, large, with which round it is and how far it has come.
  struct RootHeader: View {
    let model: GameModel

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        // Minutes pass: the countdown to the next daily is written anew with each.
        TimelineView(.everyMinute) { _ in
          Text([model.kindText, model.nextDailyText ?? ""].filter { !$0.isEmpty }.joined(separator: " · "))
            .font(.subheadline)
            .foregroundStyle(Palette.secondaryInk)
        }
        Text(model.rootWord)
          .font(.largeTitle.bold())
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .accessibilityAddTraits(.isHeader)
          .accessibilityIdentifier("root")
        ProgressCord(model: model)
        Text("\(model.foundText) · \(model.bonusText)")
          .font(.subheadline)
        if let next = model.nextRankText {
          Text(next)
            .font(.subheadline)
            .foregroundStyle(Palette.secondaryInk)
        }
      }
      .listRowBackground(Palette.ground)
    }
  }

  #Preview {
    List { RootHeader(model: .previewFull()) }
  }

  #Preview("Largest type, dark") {
    List { RootHeader(model: .previewFull()) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
