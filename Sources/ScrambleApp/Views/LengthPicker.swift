#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// How many letters words of the book are to have.
  struct LengthPicker: View {
    let model: GameModel
    @Bindable var record: StatisticsModel

    var body: some View {
      Picker(model.wording.text(.pageSortLength), selection: $record.length) {
        Text(model.wording.text(.bookAnyLength)).tag(Int?.none)
        ForEach(record.lengths, id: \.self) { length in
          Text(model.lengthText(length)).tag(Int?.some(length))
        }
      }
    }
  }

  #Preview {
    let model = GameModel.previewRecord()
    List {
      if let record = model.record { LengthPicker(model: model, record: record) }
    }
  }
#endif
