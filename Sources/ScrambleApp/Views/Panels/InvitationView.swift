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
        if let introText = invitation.introText {
          Text(AttributedString(introText, english: invitation.englishWords))
            .font(.title3.bold())
        }
        ForEach(invitation.players) { PlayerName(player: $0) }
      } header: {
        Text(AttributedString(invitation.kindText, english: invitation.englishWords))
          .textCase(nil)
      } footer: {
        Text(invitation.modeNote)
      }
      if invitation.ownPlayer == nil { PlayerFields(rounds: rounds) }
      Section {
        ForEach(invitation.warnings, id: \.self) { Text($0) }
        if rounds.isAskingForIdentity {
          IdentityQuestion(invitation: invitation, rounds: rounds)
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
    let rounds = GameModel.previewInvitation().otherRounds
    return List {
      if let invitation = rounds.together.invitation { InvitationView(invitation: invitation, rounds: rounds) }
    }
  }

  #Preview("InvitationView, asking who it is") {
    TogetherView(rounds: GameModel.previewIdentityQuestion().otherRounds)
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
    let invitation = GameModel.previewInvitation().otherRounds.together.invitation
    return List(invitation?.players ?? [], id: \.id) { PlayerName(player: $0) }
  }

  /// Asks whether the player is the one who is already in the round under the same name, perhaps on another device.
  struct IdentityQuestion: View {
    @Environment(\.wording) private var wording
    let invitation: SharedInvitation
    let rounds: OtherRounds

    var body: some View {
      if let question = rounds.identityQuestion { Text(question) }
      Button(wording.text(.togetherIsMe), systemImage: "checkmark.circle", action: playAsExistingPlayer)
      if !invitation.isFull {
        Button(wording.text(.togetherIsOther), systemImage: "plus.circle", action: playAsNewPlayer)
      }
    }

    private func playAsExistingPlayer() { rounds.playTogether(asExistingPlayer: true) }

    private func playAsNewPlayer() { rounds.playTogether(asExistingPlayer: false) }
  }

  #Preview("IdentityQuestion") {
    let rounds = GameModel.previewIdentityQuestion().otherRounds
    return List {
      if let invitation = rounds.together.invitation { IdentityQuestion(invitation: invitation, rounds: rounds) }
    }
  }
#endif
