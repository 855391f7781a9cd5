#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// Playing together: the form that shares the round, an invitation, or the table of the round.
  struct TogetherView: View {
    let rounds: OtherRounds

    var body: some View {
      PanelList {
        switch rounds.together.content {
        case .form: ShareForm(rounds: rounds)
        case .invitation(let invitation): InvitationView(invitation: invitation, rounds: rounds)
        case .table(let table): SharedTableView(table: table, rounds: rounds)
        }
      }
    }
  }

  #Preview {
    TogetherView(rounds: GameModel.previewSharing().otherRounds)
  }

  #Preview("Invitation") {
    TogetherView(rounds: GameModel.previewInvitation().otherRounds)
  }

  #Preview("Table") {
    TogetherView(rounds: GameModel.previewSharedTable().otherRounds)
  }

  #Preview("Largest type, dark") {
    TogetherView(rounds: GameModel.previewSharedTable().otherRounds)
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// Shares the current round: the player's name and color, and the mode. For a round that cannot be shared, it says
  /// so.
  struct ShareForm: View {
    @Environment(\.wording) private var wording
    let rounds: OtherRounds

    var body: some View {
      Section { Text(wording.text(rounds.model.game.canShare() ? .togetherIntro : .togetherNotThis)) }
      if rounds.model.game.canShare() {
        PlayerFields(rounds: rounds)
        Section {
          ModeButton(mode: .race, rounds: rounds)
          if rounds.model.game.canShare(as: .oneList) { ModeButton(mode: .oneList, rounds: rounds) }
        }
        Section {
          Button(wording.text(.togetherBegin), systemImage: "link", action: rounds.shareRound)
        } footer: {
          Text(wording.text(.togetherConsent))
        }
      }
    }
  }

  #Preview("ShareForm") {
    List { ShareForm(rounds: GameModel.previewSharing().otherRounds) }
  }

  #Preview("ShareForm, a round of a set") {
    List { ShareForm(rounds: GameModel.previewPlayingSet().otherRounds) }
  }

  /// The player's name, and a color for the bead.
  struct PlayerFields: View {
    @Environment(\.wording) private var wording
    @Bindable var rounds: OtherRounds

    var body: some View {
      Section {
        TextField(wording.text(.togetherName), text: $rounds.together.name)
          .autocorrectionDisabled()
          .frame(minHeight: 44)
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 44), spacing: 4), count: 4), spacing: 4) {
          ForEach(SharedPlayer.colors, id: \.self) { color in
            ColorBead(
              label: wording.text(.togetherColorNumber, .number(color + 1)), color: color,
              isChosen: color == rounds.together.color
            ) { rounds.together.color = color }
          }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(wording.text(.togetherColor))
      }
    }
  }

  #Preview("PlayerFields") {
    List { PlayerFields(rounds: GameModel.previewSharing().otherRounds) }
  }

  /// A mode of playing together as an option, with its description.
  struct ModeButton: View {
    @Environment(\.wording) private var wording
    let mode: SharedMode
    let rounds: OtherRounds

    var body: some View {
      Button(action: choose) {
        VStack(alignment: .leading) {
          Label(wording.name(of: mode), systemImage: isChosen ? "checkmark.circle" : "circle")
            .fontWeight(isChosen ? .bold : .regular)
          Text(wording.explanation(of: mode))
            .font(.subheadline)
            .foregroundStyle(Palette.secondaryInk)
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel(wording.name(of: mode))
      .accessibilityHint(wording.explanation(of: mode))
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    private var isChosen: Bool { rounds.together.mode == mode }

    private func choose() { rounds.together.mode = mode }
  }

  #Preview("ModeButton") {
    List { ModeButton(mode: .oneList, rounds: GameModel.previewSharing().otherRounds) }
  }
#endif
