#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// A set of rounds for a class: what it holds, and once it was played, its rounds and handing in.
  struct SetView: View {
    let model: GameModel

    var body: some View {
      PanelList {
        Section {
          ForEach(model.setLines, id: \.self) { Text($0) }
          Button(action: play) {
            Label(model.wording.text(model.setPanel.isBegun ? .timeResume : .buttonPlay), systemImage: "play.fill")
              .frame(minHeight: 44)
          }
        } header: {
          if let name = model.setName {
            Text(name)
              .font(.title2.bold())
              .textCase(nil)
          }
        }
        if model.setPanel.isKept {
          Section(model.wording.text(.playedSetRounds)) {
            ForEach(model.setPanel.rounds, id: \.place) { SetRoundRow(round: $0, model: model) }
          }
          Section { HandInButton(model: model) }
        }
      }
    }

    private func play() { model.playSet() }
  }

  #Preview {
    SetView(model: .previewSet())
  }

  #Preview("Being played, largest type, dark") {
    let model = GameModel.previewPlayingSet()
    model.showPlayedSet()
    return SetView(model: model)
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// A round of a set with its place, its root and what was done in it. It opens the round.
  struct SetRoundRow: View {
    let round: SetRound
    let model: GameModel

    var body: some View {
      Button(action: play) {
        VStack(alignment: .leading) {
          HStack {
            Text(verbatim: "\(round.place).")
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

    private var text: String { model.text(of: round) }

    private func play() { model.playSet(place: round.place) }
  }

  #Preview("SetRoundRow") {
    let model = GameModel.previewPlayingSet()
    model.showPlayedSet()
    return List(model.setPanel.rounds, id: \.place) { SetRoundRow(round: $0, model: model) }
  }

  /// The sets that are kept on this device.
  struct KeptSets: View {
    let model: GameModel

    var body: some View {
      Section(model.wording.text(.setTitle)) {
        ForEach(model.overview.sets, id: \.checksum) { KeptSetRow(kept: $0, model: model) }
      }
    }
  }

  #Preview("KeptSets") {
    List { KeptSets(model: .previewRounds()) }
  }

  /// A set that is kept; it is opened, or removed from the list.
  struct KeptSetRow: View {
    let kept: KeptSet
    let model: GameModel

    var body: some View {
      HStack {
        Button(action: open) {
          Label(name, systemImage: "square.stack")
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        }
        Button(action: remove) {
          Label(model.wording.text(.missingRemove, .text(name)), systemImage: "xmark")
            .labelStyle(.iconOnly)
            .frame(minWidth: 44, minHeight: 44)
        }
      }
      .buttonStyle(.borderless)
    }

    private var name: String { model.name(of: kept) ?? "" }

    private func open() {
      if let set = kept.set { model.show(set) }
    }

    private func remove() { model.remove(kept) }
  }

  #Preview("KeptSetRow") {
    let model = GameModel.previewRounds()
    List(model.overview.sets, id: \.checksum) { KeptSetRow(kept: $0, model: model) }
  }
#endif
