#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The order of the words found: newest, a to z, or by length.
  struct OrderPicker: View {
    @Bindable var model: GameModel

    var body: some View {
      Picker(model.wording.text(.orderTitle), selection: $model.settings.order) {
        ForEach(FoundOrder.allCases, id: \.self) { order in
          Text(model.wording.name(of: order)).tag(order)
        }
      }
      .pickerStyle(.menu)
      .labelsHidden()
      .frame(minHeight: 44)
    }
  }

  #Preview {
    OrderPicker(model: .previewFull())
  }
#endif
