#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// The challenge, step by step: the player's name, the message to a friend, an invitation, or the table.
  struct ChallengeView: View {
    @Environment(\.wording) private var wording
    let step: ChallengeStep
    let model: GameModel

    var body: some View {
      PanelList {
        switch step {
        case .name(let isOther): NameForm(isOther: isOther, model: model)
        case .sameName(let player, let name): SameNameQuestion(player: player, name: name, model: model)
        case .message(let message): ChallengeMessage(message: message, model: model)
        case .invitation(let sentence): invitation(sentence)
        case .table(let table): TableView(table: table, model: model)
        }
      }
    }

    private func invitation(_ sentence: String) -> some View {
      Section {
        Text(verbatim: sentence)
          .font(.title3)
        MainButton(title: wording.text(.challengePlay), symbol: "play.fill", action: model.acceptInvitation)
      }
    }
  }

  #Preview {
    ChallengeView(step: .invitation("Ana found 15 of 40 words. Can you find more?"), model: .preview())
  }

  #Preview("Table, largest type, dark") {
    PanelView(panel: .challenge, model: .previewTable())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// Asks for the player's name.
  struct NameForm: View {
    @Environment(\.wording) private var wording
    /// Whether somebody else has the first name.
    let isOther: Bool
    let model: GameModel
    @State private var name = ""

    var body: some View {
      Section {
        Text(wording.text(isOther ? .challengeOtherName : .challengeNameNote))
        TextField(wording.text(.challengeName), text: $name)
          .onSubmit(enter)
          .submitLabel(.done)
          .frame(minHeight: 44)
        Button(wording.text(isOther ? .buttonOk : .challengeSend), systemImage: "checkmark.circle", action: enter)
          .disabled(PlayerName(name.utf8) == nil)
      }
    }

    private func enter() { model.enterName(name) }
  }

  #Preview("NameForm") {
    List { NameForm(isOther: false, model: .preview()) }
  }

  /// Asks whether a player with the same name is the same person.
  struct SameNameQuestion: View {
    @Environment(\.wording) private var wording
    let player: Player
    let name: PlayerName
    let model: GameModel

    var body: some View {
      Section {
        Text(verbatim: wording.text(.challengeSameName, .text("\u{2068}\(name)\u{2069}")))
        Button(wording.text(.challengeIsMe), systemImage: "checkmark.circle", action: takeWords)
        Button(wording.text(.challengeIsOther), systemImage: "person.2", action: model.askForOtherName)
      }
    }

    private func takeWords() { model.takeWords(of: player, as: name) }
  }

  #Preview("SameNameQuestion") {
    PanelView(panel: .challenge, model: .previewSameName())
  }

  /// The message with the link, to share or copy. A long message is better copied, because some chats cut it.
  struct ChallengeMessage: View {
    @Environment(\.wording) private var wording
    let message: String
    let model: GameModel

    var body: some View {
      Section {
        Text(verbatim: message)
          .font(.subheadline)
        if message.count > Wording.maxMessageLength {
          Text(wording.text(.challengeLong))
          copyButton
          shareLink
        } else {
          shareLink
          copyButton
        }
        if let text = model.panels.message { Text(text) }
      }
    }

    private var shareLink: some View {
      ShareLink(item: message) {
        Label(wording.text(.challengeSend), systemImage: "square.and.arrow.up")
      }
    }

    private var copyButton: some View {
      Button(wording.text(.challengeCopy), systemImage: "doc.on.doc") { model.copy(message) }
    }
  }

  #Preview("ChallengeMessage") {
    PanelView(panel: .challenge, model: .previewMessage())
  }

  #Preview("ChallengeMessage, long") {
    List { ChallengeMessage(message: String(repeating: "Ana ", count: 200), model: .preview()) }
  }

  /// The most important action of a panel.
  struct MainButton: View {
    let title: String
    let symbol: String
    let action: @MainActor () -> Void

    var body: some View {
      Button(action: action) {
        Label(title, systemImage: symbol)
          .foregroundStyle(Palette.actionInk)
          .frame(maxWidth: .infinity, minHeight: 44)
      }
      .buttonStyle(.borderedProminent)
    }
  }

  #Preview("MainButton") {
    MainButton(title: "Play", symbol: "play.fill") {}
  }
#endif
