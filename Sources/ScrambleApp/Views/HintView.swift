#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// How many words are left by first letter and length, a section a letter. It gives no word away.
  struct HintView: View {
    let model: GameModel

    var body: some View {
      List {
        if model.hints.isEmpty { Text(model.wording.text(.hintNone)) }
        ForEach(model.hintLetters, id: \.self) { letter in
          Section {
            ForEach(model.hints(for: letter), id: \.length) { hint in
              HStack {
                Image(systemName: "\(hint.length).circle")
                  .foregroundStyle(Palette.line)
                Text(model.wording.text(.left, .number(hint.count)))
              }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel(
                Text(AttributedString("\(letter), \(model.lengthText(hint.length))", english: [letter]))
              )
              .accessibilityValue(model.wording.text(.left, .number(hint.count)))
            }
          } header: {
            Text(english: letter)
          }
        }
      }
    }
  }

  #Preview {
    HintView(model: .previewFull())
  }

  #Preview("Largest type, dark") {
    HintView(model: .preview())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
