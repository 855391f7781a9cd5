import ScrambleCore
import SwiftUI

/// A found word with its length and its points.
struct FoundWordRow: View {
  let foundWord: FoundWord
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    // The largest type leaves no room for the points beside the word.
    let isLarge = typeSize.isAccessibilitySize
    let layout = isLarge ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    layout {
      HStack {
        Image(systemName: foundWord.symbol)
        Text(foundWord.text)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Text("+\(foundWord.points)")
        .monospacedDigit()
        .foregroundStyle(.secondary)
    }
    .accessibilityElement()
    .accessibilityLabel(foundWord.text)
    .accessibilityValue(foundWord.spokenValue)
    .accessibilityHint("\(foundWord.word.count) letters")
  }
}

#Preview("Common, bonus, longest") {
  List(GameModel.preview(finding: "milk", "loris", "wormils").foundWords, id: \.word) { foundWord in
    FoundWordRow(foundWord: foundWord)
  }
}

#Preview("Largest type") {
  List(GameModel.preview(finding: "milk", "wormils").foundWords, id: \.word) { foundWord in
    FoundWordRow(foundWord: foundWord)
  }
  .dynamicTypeSize(.accessibility5)
}
