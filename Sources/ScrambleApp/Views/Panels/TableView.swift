#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// The table of a puzzle: its players, best first, and who has found which word.
  struct TableView: View {
    @Environment(\.wording) private var wording
    let table: ScrambleCore.Table
    let model: GameModel
    @State private var expandedWord: Word?

    var body: some View {
      Section {
        ForEach(table.rows.indices, id: \.self) { PlayerRow(place: $0, table: table) }
        MainButton(
          title: wording.text(.challengeSendBack), symbol: "square.and.arrow.up",
          action: model.challengeFriend)
      }
      section(.challengeFoundByAll, table.foundByAll)
      section(.challengeFoundBySome, table.foundBySome)
      section(.challengeFoundByOne, table.foundByOne)
      if !table.missed.isEmpty {
        Section(wording.text(.challengeMissed)) {
          ForEach(table.missed, id: \.self) { WordRow(word: $0, expandedWord: $expandedWord, model: model) }
        }
      }
    }

    @ViewBuilder private func section(_ title: WordingKey, _ words: [ScrambleCore.Table.FoundWord]) -> some View {
      if !words.isEmpty {
        Section(wording.text(title)) {
          ForEach(words, id: \.word) { foundWord in
            WordRow(
              word: foundWord.word, isBonus: !foundWord.isCommon, finders: finders(of: foundWord),
              expandedWord: $expandedWord, model: model)
          }
        }
      }
    }

    private func finders(of foundWord: ScrambleCore.Table.FoundWord) -> [Finder] {
      foundWord.finders.map { place in
        Finder(place: place, name: wording.name(at: place, in: table), initial: wording.initial(at: place, in: table))
      }
    }
  }

  #Preview("TableView") {
    PanelView(panel: .challenge, model: .previewTable())
  }

  /// Somebody who has found a word.
  struct Finder: Equatable, Sendable {
    /// The place in the table, from 0.
    let place: Int
    let name: String
    let initial: String
  }

  /// A player's row, which screen readers read as one sentence.
  struct PlayerRow: View {
    @Environment(\.wording) private var wording
    let place: Int
    let table: ScrambleCore.Table

    var body: some View {
      HStack {
        PlayerBead(initial: wording.initial(at: place, in: table), place: place)
        VStack(alignment: .leading) {
          Text(verbatim: wording.name(at: place, in: table))
            .fontWeight(.bold)
          Text(verbatim: wording.details(of: table.rows[place]))
            .font(.subheadline)
            .foregroundStyle(Palette.secondaryInk)
        }
      }
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .accessibilityElement(children: .combine)
    }
  }

  #Preview("PlayerRow") {
    let table = GameModel.previewTable().game.table(today: nil)
    return List(table.rows.indices, id: \.self) { PlayerRow(place: $0, table: table) }
  }
#endif
