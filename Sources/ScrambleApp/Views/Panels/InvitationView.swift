#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// An invitation, before the player decides: who plays, how, and under which name to join.
  struct InvitationView: View {
    @Environment(\.wording) private var wording
    let invitation: SharedInvitation
    let rounds: OtherRounds

    var body: some View {
      Section {
        if let lead = invitation.lead {
          Text(AttributedString(lead, english: invitation.englishWords))
            .font(.title3.bold())
        }
        ForEach(invitation.players) { PlayerName(player: $0) }
      } header: {
        Text(AttributedString(invitation.kindText, english: invitation.englishWords))
          .textCase(nil)
      } footer: {
        Text(invitation.modeNote)
      }
      if invitation.own == nil { PlayerFields(rounds: rounds) }
      Section {
        ForEach(invitation.warnings, id: \.self) { Text($0) }
        if rounds.isAskingWho {
          WhoQuestion(invitation: invitation, rounds: rounds)
        } else {
          Button(wording.text(.togetherPlay), systemImage: "play.fill", action: play)
            .disabled(!rounds.canPlayTogether)
        }
      } footer: {
        Text(wording.text(.togetherConsent))
      }
    }

    private func play() { rounds.playTogether() }
  }

  #Preview {
    let rounds = GameModel.previewInvited().otherRounds
    return List {
      if let invitation = rounds.together.invitation { InvitationView(invitation: invitation, rounds: rounds) }
    }
  }

  #Preview("InvitationView, asking who it is") {
    TogetherView(rounds: GameModel.previewAskingWho().otherRounds)
  }

  /// A row with a player's bead and name.
  struct PlayerName: View {
    let player: ShownPlayer

    var body: some View {
      HStack {
        PlayerBead(initial: player.initial, color: player.color)
        Text(verbatim: player.name)
      }
      .accessibilityElement(children: .combine)
    }
  }

  #Preview("PlayerName") {
    let invitation = GameModel.previewInvited().otherRounds.together.invitation
    return List(invitation?.players ?? [], id: \.id) { PlayerName(player: $0) }
  }

  /// Asks whether the player is the existing one of the same name, perhaps on another device.
  struct WhoQuestion: View {
    @Environment(\.wording) private var wording
    let invitation: SharedInvitation
    let rounds: OtherRounds

    var body: some View {
      if let question = rounds.whoText { Text(question) }
      Button(wording.text(.togetherIsMe), systemImage: "checkmark.circle", action: playAsSame)
      if !invitation.isFull {
        Button(wording.text(.togetherIsOther), systemImage: "plus.circle", action: playAsOther)
      }
    }

    private func playAsSame() { rounds.playTogether(asNamesake: true) }

    private func playAsOther() { rounds.playTogether(asNamesake: false) }
  }

  #Preview("WhoQuestion") {
    let rounds = GameModel.previewAskingWho().otherRounds
    return List {
      if let invitation = rounds.together.invitation { WhoQuestion(invitation: invitation, rounds: rounds) }
    }
  }
#endif
