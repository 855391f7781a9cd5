#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The field for a word of the player's own, which is checked while it is typed, and then played or sent as a link.
  struct OwnWordField: View {
    @Bindable var model: GameModel

    var body: some View {
      Section {
        TextField(model.wording.text(.ownWordPlay), text: $model.ownWord.text)
          .plainTyping()
          .onSubmit(model.playOwnWord)
          .frame(minHeight: 44)
        Text(AttributedString(model.ownWordText, english: model.ownWordsSpoken))
          .foregroundStyle(Palette.secondaryInk)
        Button(action: model.playOwnWord) {
          Label(model.wording.text(.buttonPlay), systemImage: "play.fill")
        }
        .disabled(model.ownRoot == nil)
        if let link = model.ownWordLink {
          Button(action: copyLink) {
            Label(model.wording.text(.shareCopyLink), systemImage: "doc.on.doc")
          }
          ShareLink(item: link) {
            Label(model.wording.text(.shareTitle), systemImage: "square.and.arrow.up")
          }
        }
        if let news = model.transfer?.message { Text(news) }
      } header: {
        Text(model.wording.text(.ownWordPlay))
      }
    }

    private func copyLink() {
      if let link = model.ownWordLink { model.copy(link) }
    }
  }

  #Preview {
    List { OwnWordField(model: .previewOwnWord("milkmaid")) }
  }

  #Preview("Not possible, largest type, dark") {
    List { OwnWordField(model: .previewOwnWord("caf e")) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
