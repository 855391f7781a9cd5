#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The common words missed more often than found, shown on request: the book below them may be long.
  struct WordsToLearn: View {
    let model: GameModel
    let record: StatisticsModel

    var body: some View {
      if record.toLearn.isEmpty {
        Text(model.wording.text(.bookLearnNone))
          .foregroundStyle(Palette.secondaryInk)
      } else {
        DisclosureGroup(model.wording.text(.bookLearn)) {
          ForEach(record.toLearn, id: \.word) { entry in
            WordBookRow(entry: entry, note: record.missedText(of: entry), model: model)
          }
        }
      }
    }
  }

  #Preview {
    let model = GameModel.previewRecord()
    List {
      if let record = model.record { WordsToLearn(model: model, record: record) }
    }
  }

  #Preview("Largest type, dark") {
    let model = GameModel.previewRecord()
    List {
      if let record = model.record { WordsToLearn(model: model, record: record) }
    }
    .dynamicTypeSize(.accessibility5)
    .preferredColorScheme(.dark)
  }
#endif
