#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The field for a custom word. It checks the word while it is typed, and then plays it or sends it as a link.
  struct OwnWordField: View {
    @Environment(\.wording) private var wording
    @Bindable var rounds: OtherRounds

    var body: some View {
      Section {
        TextField(wording.text(.ownWordPlay), text: $rounds.ownWord.text)
          .plainTyping()
          .onSubmit(rounds.playOwnWord)
          .frame(minHeight: 44)
        Text(AttributedString(rounds.ownWordText, english: rounds.ownWordsSpoken))
          .foregroundStyle(Palette.secondaryInk)
        Button(wording.text(.buttonPlay), systemImage: "play.fill", action: rounds.playOwnWord)
          .disabled(rounds.ownRoot == nil)
        if let link = rounds.ownWordLink {
          Button(wording.text(.shareCopyLink), systemImage: "doc.on.doc", action: copyLink)
          ShareLink(item: link) {
            Label(wording.text(.shareTitle), systemImage: "square.and.arrow.up")
          }
        }
        if let news = rounds.model.panels.news { Text(news) }
      } header: {
        Text(wording.text(.ownWordPlay))
      }
    }

    private func copyLink() {
      if let link = rounds.ownWordLink { rounds.model.copy(link) }
    }
  }

  #Preview("OwnWordField") {
    List { OwnWordField(rounds: GameModel.previewOwnWord("milkmaid").otherRounds) }
  }

  #Preview("OwnWordField, not possible, largest type, dark") {
    List { OwnWordField(rounds: GameModel.previewOwnWord("caf e").otherRounds) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
