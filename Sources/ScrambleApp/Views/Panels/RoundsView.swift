#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The other rounds: the last seven days, the unfinished rounds, sets, a link, and a word of the player's own.
  struct RoundsView: View {
    let model: GameModel

    var body: some View {
      PanelList {
        if !model.overview.days.isEmpty {
          Section {
            ForEach(model.overview.days, id: \.number) { DayRow(day: $0, model: model) }
          } header: {
            Text(model.wording.text(.dailyWeek))
          } footer: {
            if let weeks = model.weeksText { Text(weeks) }
          }
        }
        Section(model.wording.text(.roundOpen)) {
          if model.overview.open.isEmpty {
            Text(model.wording.text(.roundOpenNone))
              .foregroundStyle(Palette.secondaryInk)
          }
          ForEach(model.overview.open, id: \.round.id) { OpenRoundRow(open: $0, model: model) }
        }
        if !model.overview.sets.isEmpty { KeptSets(model: model) }
        OwnWordField(model: model)
        LinkField(model: model)
      }
    }
  }

  #Preview {
    RoundsView(model: .previewRounds())
  }

  #Preview("Chinese, largest type, dark") {
    RoundsView(model: .previewRounds(in: .simplifiedChinese))
      .environment(\.wording, .preview(in: .simplifiedChinese))
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// A day of the week with the bead that tells how far the player has come. It opens the puzzle of the day.
  struct DayRow: View {
    let day: CalendarDay
    let model: GameModel
    @ScaledMetric(relativeTo: .body) private var size: CGFloat = 22

    var body: some View {
      Button(action: play) {
        Label {
          VStack(alignment: .leading) {
            Text(model.title(of: day))
              .fontWeight(model.isToday(day) ? .bold : .regular)
            Text(verbatim: "\(day.date.iso) · \(model.wording.progress(of: day))")
              .font(.subheadline)
              .foregroundStyle(Palette.secondaryInk)
          }
        } icon: {
          DayBead(progress: day.progress, rank: day.rank)
            .frame(width: min(size, 34), height: min(size, 34))
        }
        .frame(minHeight: 44)
      }
      .accessibilityLabel(model.wording.text(of: day))
    }

    private func play() { model.playDaily(day.number) }
  }

  #Preview("DayRow") {
    let model = GameModel.previewRounds()
    List(model.overview.days, id: \.number) { DayRow(day: $0, model: model) }
  }

  /// An unfinished round, which is gone on with, or removed from the list.
  struct OpenRoundRow: View {
    let open: OpenRound
    let model: GameModel

    var body: some View {
      HStack {
        Button(action: play) {
          VStack(alignment: .leading) {
            Text(english: model.wording.name(of: open.round))
              .font(.title3)
            Text(model.texts(of: open).joined(separator: " · "))
              .font(.subheadline)
              .foregroundStyle(Palette.secondaryInk)
          }
          .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(Text(english: model.wording.name(of: open.round)))
          .accessibilityValue(model.texts(of: open).joined(separator: ", "))
        }
        Button(action: remove) {
          Label(model.removeText(of: open), systemImage: "xmark")
            .labelStyle(.iconOnly)
            .frame(minWidth: 44, minHeight: 44)
        }
      }
      // Without a style of its own, a touch anywhere in a row presses all its buttons.
      .buttonStyle(.borderless)
    }

    private func play() { model.play(open) }

    private func remove() { model.remove(open) }
  }

  #Preview("OpenRoundRow") {
    let model = GameModel.previewRounds()
    List(model.overview.open, id: \.round.id) { OpenRoundRow(open: $0, model: model) }
  }
#endif
