#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The field for a custom word, which is checked while it is typed. The player can play the word, or copy or send a
  /// link to it.
  struct CustomWordField: View {
    @Environment(\.wording) private var wording
    @Bindable var rounds: OtherRounds

    var body: some View {
      Section {
        TextField(wording.text(.ownWordPlay), text: $rounds.customWord.text)
          .plainTyping()
          .onSubmit(rounds.playCustomWord)
          .frame(minHeight: 44)
        Text(AttributedString(rounds.customWordText, english: rounds.englishWordsOfCustomWord))
          .foregroundStyle(Palette.secondaryInk)
        Button(wording.text(.buttonPlay), systemImage: "play.fill", action: rounds.playCustomWord)
          .disabled(rounds.customRoot == nil)
        if let link = rounds.customWordLink {
          Button(wording.text(.shareCopyLink), systemImage: "doc.on.doc", action: copyLink)
          ShareLink(item: link) {
            Label(wording.text(.shareTitle), systemImage: "square.and.arrow.up")
          }
        }
        if let message = rounds.model.panels.message { Text(message) }
      } header: {
        Text(wording.text(.ownWordPlay))
      }
    }

    private func copyLink() {
      if let link = rounds.customWordLink { rounds.model.copy(link) }
    }
  }

  #Preview("CustomWordField") {
    List { CustomWordField(rounds: GameModel.previewCustomWord("milkmaid").otherRounds) }
  }

  #Preview("CustomWordField, not possible, largest type, dark") {
    List { CustomWordField(rounds: GameModel.previewCustomWord("caf e").otherRounds) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
