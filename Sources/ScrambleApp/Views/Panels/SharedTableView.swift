#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The table of a shared round: who has found how much, the link to pass on, and the words when they may be shown.
  struct SharedTableView: View {
    @Environment(\.wording) private var wording
    let table: SharedTable
    let rounds: OtherRounds
    @State private var openWord: Word?

    var body: some View {
      Section {
        if let take = table.takeText {
          Text(take)
          Button(
            wording.text(.togetherTakeThem), systemImage: "square.and.arrow.down", action: rounds.takeWordsFromElsewhere
          )
        }
        ForEach(table.rows) { SharedRow(row: $0) }
        ForEach(table.lines, id: \.self) { Text($0) }
        SendOn(table: table, rounds: rounds)
      } header: {
        Text(AttributedString(table.kindText, english: table.englishWords))
          .textCase(nil)
      }
      ForEach(table.sections, id: \.title) { section in
        Section(section.title) {
          WordRows(
            words: section.words, bonus: section.bonus, finders: section.finders, game: table.game, openWord: $openWord,
            model: rounds.model)
        }
      }
      if !table.notes.isEmpty {
        Section {
          ForEach(table.notes, id: \.self) { Text(AttributedString($0, english: table.englishWords)) }
        }
      }
      MonthTogether(table: table, rounds: rounds)
    }
  }

  #Preview {
    let rounds = GameModel.previewTable().otherRounds
    return List {
      if let table = rounds.together.table { SharedTableView(table: table, rounds: rounds) }
    }
  }

  #Preview("SharedTableView, Chinese") {
    TogetherView(rounds: GameModel.previewTable(in: .simplifiedChinese).otherRounds)
      .environment(\.wording, .preview(in: .simplifiedChinese))
  }

  /// A player's row, which screen readers read as one sentence.
  struct SharedRow: View {
    let row: SharedTable.Row

    var body: some View {
      HStack {
        if let place = row.place {
          Text(verbatim: place)
            .monospacedDigit()
        }
        PlayerBead(initial: row.player.initial, color: row.player.color)
        VStack(alignment: .leading) {
          Text(verbatim: row.player.name)
            .fontWeight(.bold)
          Text(row.words)
          Text(row.details)
            .font(.subheadline)
            .foregroundStyle(Palette.secondaryInk)
        }
      }
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(row.spoken)
    }
  }

  #Preview("SharedRow") {
    let table = GameModel.previewTable().otherRounds.together.table
    return List(table?.rows ?? [], id: \.id) { SharedRow(row: $0) }
  }

  /// Shares or copies the link.
  struct SendOn: View {
    @Environment(\.wording) private var wording
    let table: SharedTable
    let rounds: OtherRounds

    var body: some View {
      ShareLink(item: table.chatText) {
        Label(wording.text(.togetherSendOn), systemImage: "square.and.arrow.up")
      }
      Button(wording.text(.shareCopyLink), systemImage: "doc.on.doc", action: rounds.copyTogether)
      if let news = rounds.model.panels.news { Text(news) }
    }
  }

  #Preview("SendOn") {
    let rounds = GameModel.previewTable().otherRounds
    return List {
      if let table = rounds.together.table { SendOn(table: table, rounds: rounds) }
    }
  }

  /// The group's results in the month, and a button to play today's puzzle with the same people.
  struct MonthTogether: View {
    @Environment(\.wording) private var wording
    let table: SharedTable
    let rounds: OtherRounds

    var body: some View {
      if let month = table.monthText {
        Section {
          ForEach(table.monthRows) { SharedRow(row: $0) }
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

  #Preview("MonthTogether") {
    let rounds = GameModel.previewMonth().otherRounds
    return List {
      if let table = rounds.together.table { MonthTogether(table: table, rounds: rounds) }
    }
  }
#endif
