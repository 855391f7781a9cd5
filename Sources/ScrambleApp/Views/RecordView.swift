#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The player's record: figures, and the ranks reached as cords of beads.
  struct RecordView: View {
    let model: GameModel

    var body: some View {
      List {
        if let record = model.record {
          Section {
            PeriodPicker(model: model, record: record)
            RecordLines(model: model, record: record)
          }
          if record.figures.rounds > 0 {
            Section(model.wording.text(.recordRanks)) {
              ForEach(record.ranks, id: \.label) { line in
                RankBar(model: model, line: line, share: record.share(of: line))
              }
            }
          }
        } else {
          ProgressView()
        }
      }
    }
  }

  #Preview {
    RecordView(model: .previewRecord())
  }

  #Preview("Chinese, largest type, dark") {
    RecordView(model: .previewRecord(in: .simplifiedChinese))
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
