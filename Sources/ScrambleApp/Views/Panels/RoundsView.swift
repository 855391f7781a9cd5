#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// The other rounds: the last seven days, the unfinished rounds, a custom word, and a link.
  struct RoundsView: View {
    @Environment(\.wording) private var wording
    let rounds: OtherRounds

    var body: some View {
      PanelList {
        if !rounds.days.isEmpty {
          Section {
            ForEach(rounds.days, id: \.number) { DayRow(day: $0, rounds: rounds) }
          } header: {
            Text(wording.text(.dailyWeek))
          } footer: {
            if let weeks = rounds.weeksText { Text(weeks) }
          }
        }
        Section(wording.text(.roundOpen)) {
          if rounds.unfinishedRounds.isEmpty {
            Text(wording.text(.roundOpenNone))
              .foregroundStyle(Palette.secondaryInk)
          }
          ForEach(rounds.unfinishedRounds, id: \.id) { UnfinishedRoundRow(unfinishedRound: $0, rounds: rounds) }
        }
        CustomWordField(rounds: rounds)
        LinkField(rounds: rounds)
      }
    }
  }

  #Preview {
    RoundsView(rounds: GameModel.previewRounds().otherRounds)
  }

  #Preview("Chinese, largest type, dark") {
    RoundsView(rounds: GameModel.previewRounds(in: .simplifiedChinese).otherRounds)
      .environment(\.wording, .preview(in: .simplifiedChinese))
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// One of the last seven days, with a bead that shows the player's progress. It opens the day's puzzle.
  struct DayRow: View {
    @Environment(\.wording) private var wording
    let day: CalendarDay
    let rounds: OtherRounds
    @ScaledMetric(relativeTo: .body) private var size: CGFloat = 22

    var body: some View {
      Button(action: play) {
        Label {
          VStack(alignment: .leading) {
            Text(rounds.title(of: day))
              .fontWeight(rounds.isToday(day) ? .bold : .regular)
            Text(verbatim: "\(day.date.iso) · \(wording.progress(of: day))")
              .font(.subheadline)
              .foregroundStyle(Palette.secondaryInk)
          }
        } icon: {
          DayBead(progress: day.progress, rank: day.rank)
            .frame(width: min(size, 34), height: min(size, 34))
        }
        .frame(minHeight: 44)
      }
      .accessibilityLabel(wording.text(of: day))
    }

    private func play() { rounds.model.playDaily(day.number) }
  }

  #Preview("DayRow") {
    let model = GameModel.previewRounds()
    return List(model.otherRounds.days, id: \.number) { DayRow(day: $0, rounds: model.otherRounds) }
  }

  /// An unfinished round, which the player can resume.
  struct UnfinishedRoundRow: View {
    @Environment(\.wording) private var wording
    let unfinishedRound: RoundSummary
    let rounds: OtherRounds

    var body: some View {
      Button(action: play) {
        VStack(alignment: .leading) {
          Text(english: wording.name(of: unfinishedRound))
            .font(.title3)
          Text(rounds.texts(of: unfinishedRound).joined(separator: " · "))
            .font(.subheadline)
            .foregroundStyle(Palette.secondaryInk)
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(english: wording.name(of: unfinishedRound)))
        .accessibilityValue(rounds.texts(of: unfinishedRound).joined(separator: ", "))
      }
    }

    private func play() { rounds.model.open(.round(unfinishedRound.id)) }
  }

  #Preview("UnfinishedRoundRow") {
    let model = GameModel.previewRounds()
    return List(model.otherRounds.unfinishedRounds, id: \.id) {
      UnfinishedRoundRow(unfinishedRound: $0, rounds: model.otherRounds)
    }
  }
#endif
