#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// A found word behind the bead with its length: filled for a common word, hollow for a bonus. One element for those who listen.
  struct FoundWordRow: View {
    let find: Find
    let model: GameModel

    var body: some View {
      let count = find.word.count
      HStack {
        Image(systemName: "\(count).circle")
          .symbolVariant(find.isCommon ? .fill : .none)
          .foregroundStyle(find.isCommon ? Palette.bead : Palette.bonus)
        Text(find.text)
        if !find.isCommon { BonusMark(model: model) }
        Spacer()
        Text("+\(find.points)")
          .font(.subheadline)
          .monospacedDigit()
          .foregroundStyle(Palette.secondaryInk)
      }
      .font(.title3)
      .frame(minHeight: 44)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(find.text)
      .accessibilityValue(find.isCommon ? "" : model.wording.text(.bonus))
      .accessibilityHint(model.lengthText(count))
      .accessibilityAction(named: model.wording.text(.appReuse)) { model.reuse(find) }
      .contextMenu {
        Button(model.wording.text(.appReuse)) { model.reuse(find) }
      }
      .listRowBackground(Palette.surface)
    }
  }

  #Preview {
    let model = GameModel.previewFull()
    List(model.finds, id: \.word) { FoundWordRow(find: $0, model: model) }
  }

  #Preview("Largest type, dark") {
    let model = GameModel.previewFull()
    List(model.finds, id: \.word) { FoundWordRow(find: $0, model: model) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
