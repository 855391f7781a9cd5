import ScrambleCore
import SwiftUI

/// A found word with its length and its points.
struct FoundWordRow: View {
  let foundWord: FoundWord

  var body: some View {
    HStack {
      Image(systemName: foundWord.symbol)
      Text(foundWord.text)
      Spacer()
      Text("+\(foundWord.points)")
        .monospacedDigit()
        .foregroundStyle(.secondary)
    }
    .accessibilityElement()
    .accessibilityLabel(foundWord.text)
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
