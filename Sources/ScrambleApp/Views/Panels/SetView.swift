#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// A set of rounds for a class: its description and, once it is saved, its rounds and the button for handing in.
  struct SetView: View {
    @Environment(\.wording) private var wording
    let rounds: OtherRounds

    var body: some View {
      PanelList {
        Section {
          ForEach(rounds.setLines, id: \.self) { Text($0) }
          Button(action: play) {
            Label(wording.text(rounds.openedSet.isBegun ? .timeResume : .buttonPlay), systemImage: "play.fill")
              .frame(minHeight: 44)
          }
        } header: {
          if let name = rounds.setName {
            Text(name)
              .font(.title2.bold())
              .textCase(nil)
          }
        }
        if rounds.openedSet.isSaved {
          Section(wording.text(.playedSetRounds)) {
            ForEach(rounds.openedSet.rounds, id: \.number) { SetRoundRow(round: $0, rounds: rounds) }
          }
          Section { Button(wording.text(.handInTitle), systemImage: "tray.and.arrow.up", action: rounds.showHandIn) }
        }
      }
    }

    private func play() { rounds.playSet() }
  }

  #Preview {
    let model = GameModel.previewSet()
    return SetView(rounds: model.otherRounds)
  }

  #Preview("Being played, largest type, dark") {
    let model = GameModel.previewPlayingSet()
    model.otherRounds.showPlayedSet()
    return SetView(rounds: model.otherRounds)
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// A round of a set with its number, its root and its progress. It opens the round.
  struct SetRoundRow: View {
    let round: SetRound
    let rounds: OtherRounds

    var body: some View {
      Button(action: play) {
        VStack(alignment: .leading) {
          HStack {
            Text(verbatim: "\(round.number).")
            Text(english: "\(round.root)")
          }
          .font(.title3)
          Text(text)
            .font(.subheadline)
            .foregroundStyle(Palette.secondaryInk)
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      }
      .accessibilityLabel(Text(english: "\(round.root)"))
      .accessibilityValue(text)
    }

    private var text: String { rounds.text(of: round) }

    private func play() { rounds.playSet(number: round.number) }
  }

  #Preview("SetRoundRow") {
    let model = GameModel.previewPlayingSet()
    model.otherRounds.showPlayedSet()
    return List(model.otherRounds.openedSet.rounds, id: \.number) {
      SetRoundRow(round: $0, rounds: model.otherRounds)
    }
  }
#endif
