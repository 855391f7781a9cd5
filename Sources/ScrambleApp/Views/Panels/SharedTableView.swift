#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The table of a shared round: who has found how much, the link to pass on, and the words when they may be shown.
  struct SharedTableView: View {
    @Environment(\.wording) private var wording
    let table: SharedTable
    let rounds: OtherRounds
    @State private var expandedWord: Word?

    var body: some View {
      Section {
        if let importOfferText = table.importOfferText {
          Text(importOfferText)
          Button(
            wording.text(.togetherTakeThem), systemImage: "square.and.arrow.down",
            action: rounds.importWordsFromOtherDevice
          )
        }
        ForEach(table.rows) { SharedPlayerRow(row: $0) }
        ForEach(table.lines, id: \.self) { Text($0) }
        TableLinkButtons(table: table, rounds: rounds)
      } header: {
        Text(AttributedString(table.kindText, english: table.englishWords))
          .textCase(nil)
      }
      ForEach(table.sections, id: \.title) { section in
        Section(section.title) {
          WordRows(
            words: section.words, bonusWords: section.bonusWords, finders: section.finders, game: table.game,
            expandedWord: $expandedWord, model: rounds.model)
        }
      }
      if !table.notes.isEmpty {
        Section {
          ForEach(table.notes, id: \.self) { Text(AttributedString($0, english: table.englishWords)) }
        }
      }
      SharedMonthSection(table: table, rounds: rounds)
    }
  }

  #Preview {
    let rounds = GameModel.previewSharedTable().otherRounds
    return List {
      if let table = rounds.together.table { SharedTableView(table: table, rounds: rounds) }
    }
  }

  #Preview("SharedTableView, Chinese") {
    TogetherView(rounds: GameModel.previewSharedTable(in: .simplifiedChinese).otherRounds)
      .environment(\.wording, .preview(in: .simplifiedChinese))
  }

  /// A player's row, which screen readers read as one sentence.
  struct SharedPlayerRow: View {
    let row: SharedTable.Row

    var body: some View {
      HStack {
        if let positionText = row.positionText {
          Text(verbatim: positionText)
            .monospacedDigit()
        }
        PlayerBead(initial: row.player.initial, color: row.player.color)
        VStack(alignment: .leading) {
          Text(verbatim: row.player.name)
            .fontWeight(.bold)
          Text(row.wordCountText)
          Text(row.details)
            .font(.subheadline)
            .foregroundStyle(Palette.secondaryInk)
        }
      }
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(row.spokenText)
    }
  }

  #Preview("SharedPlayerRow") {
    let table = GameModel.previewSharedTable().otherRounds.together.table
    return List(table?.rows ?? [], id: \.id) { SharedPlayerRow(row: $0) }
  }

  /// Shares or copies the message with the link.
  struct TableLinkButtons: View {
    @Environment(\.wording) private var wording
    let table: SharedTable
    let rounds: OtherRounds

    var body: some View {
      ShareLink(item: table.chatText) {
        Label(wording.text(.togetherSendOn), systemImage: "square.and.arrow.up")
      }
      Button(wording.text(.shareCopyLink), systemImage: "doc.on.doc", action: rounds.copyChatText)
      if let message = rounds.model.panels.message { Text(message) }
    }
  }

  #Preview("TableLinkButtons") {
    let rounds = GameModel.previewSharedTable().otherRounds
    return List {
      if let table = rounds.together.table { TableLinkButtons(table: table, rounds: rounds) }
    }
  }

  /// The group's results in the month, and a button to play today's puzzle with the same people.
  struct SharedMonthSection: View {
    @Environment(\.wording) private var wording
    let table: SharedTable
    let rounds: OtherRounds

    var body: some View {
      if let month = table.monthText {
        Section {
          ForEach(table.monthRows) { SharedPlayerRow(row: $0) }
        } header: {
          Text(wording.text(.togetherMonth))
        } footer: {
          Text(month)
        }
      }
      if table.canPlayToday {
        Section { Button(wording.text(.togetherAgain), systemImage: "calendar", action: rounds.playTodayTogether) }
      }
    }
  }

  #Preview("SharedMonthSection") {
    let rounds = GameModel.previewSharedMonth().otherRounds
    return List {
      if let table = rounds.together.table { SharedMonthSection(table: table, rounds: rounds) }
    }
  }
#endif
