#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// How many letters words of the book are to have.
  struct LengthPicker: View {
    let model: GameModel
    @Bindable var statistics: StatisticsModel

    var body: some View {
      Picker(model.wording.text(.orderLength), selection: $statistics.length) {
        Text(model.wording.text(.wordBookAnyLength)).tag(Int?.none)
        ForEach(statistics.lengths, id: \.self) { length in
          Text(model.lengthText(length)).tag(Int?.some(length))
        }
      }
    }
  }

  #Preview {
    let model = GameModel.previewStatistics()
    List {
      if let statistics = model.statistics { LengthPicker(model: model, statistics: statistics) }
    }
  }
#endif
