#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// Which round this is, and its progress.
  struct StandingView: View {
    let model: GameModel
    /// Whether the kind of round and the counts are left out, because an on-screen keyboard leaves no room for them.
    var isBrief = false
    /// Whether the root is shown here in large type, because the window's title is small.
    var showsRoot = false
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
      VStack(alignment: .leading, spacing: 6) {
        if !isBrief {
          RoundKind(model: model)
          if let others = model.otherPlayersText {
            Text(verbatim: others)
              .font(.subheadline)
              .foregroundStyle(Palette.secondaryInk)
          }
        }
        if model.clockText != nil { TimeLeft(model: model) }
        if showsRoot { rootTitle }
        ViewThatFits(in: .horizontal) {
          HStack {
            scoreLine
            Spacer()
            nextRankLine
          }
          VStack(alignment: .leading) {
            scoreLine
            nextRankLine
          }
        }
        ProgressCord(
          standing: model.game.standing, spokenProgress: spokenProgress, celebrationCounts: celebrationCounts)
        if !isBrief {
          Text(countTexts.joined(separator: " · "))
            .font(.subheadline)
            .accessibilityLabel(countTexts.joined(separator: ", "))
        }
      }
      .padding(.horizontal, 20)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Palette.background)
      .accessibilityElement(children: .contain)
      .accessibilitySortPriority(2)
    }

    /// The numbers of found words and bonus words, and the goal of the day.
    private var countTexts: [String] { [model.foundText, model.bonusText, model.goalText].compactMap(\.self) }

    private var spokenProgress: String {
      [model.rankName, model.nextRankText].compactMap(\.self).joined(separator: ", ")
    }

    private var celebrationCounts: [Rank: Int]? {
      model.animation(reducesMotion: reducesMotion) == nil ? nil : model.celebrations.rankCounts
    }

    /// The root in large type. It is hidden from screen readers, because they read the title of the window.
    private var rootTitle: some View {
      Text(english: model.rootWord)
        .font(.largeTitle.bold())
        .accessibilityHidden(true)
    }

    private var scoreLine: some View {
      Text(verbatim: "\(model.scoreText) · \(model.rankName)")
        .font(.headline)
        .monospacedDigit()
        .accessibilityLabel(model.wording.text(.pointsScore))
        .accessibilityValue("\(model.scoreText), \(model.rankName)")
    }

    @ViewBuilder private var nextRankLine: some View {
      if let text = model.nextRankText {
        Text(text)
          .font(.subheadline)
          .foregroundStyle(Palette.secondaryInk)
          .accessibilityHidden(true)  // The cord's value includes it.
      }
    }
  }

  #Preview {
    StandingView(model: .previewFull())
  }

  #Preview("With the root") {
    StandingView(model: .previewFull(), showsRoot: true)
  }

  #Preview("With others") {
    StandingView(model: .previewWithOthers())
  }

  #Preview("Brief") {
    StandingView(model: .previewFull(), isBrief: true)
  }

  #Preview("Largest type, dark") {
    StandingView(model: .previewFull())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// The kind of round and, for a daily puzzle, the time until the next one. A button opens the puzzle of a new day.
  struct RoundKind: View {
    let model: GameModel

    var body: some View {
      // The countdown to the next daily puzzle changes every minute.
      TimelineView(.everyMinute) { _ in
        HStack(spacing: 8) {
          Text(parts.joined(separator: " · "))
            .font(.subheadline)
            .foregroundStyle(Palette.secondaryInk)
            .accessibilityLabel(parts.joined(separator: ", "))
          if let newDay = model.newDayText {
            Button(action: model.playDaily) {
              Text(newDay).frame(minHeight: 44)
            }
            .font(.subheadline)
            .buttonStyle(.borderless)
            .accessibilityLabel(newDay)
          }
        }
      }
    }

    private var parts: [String] { [model.kindText, model.nextDailyText].compactMap(\.self) }
  }

  #Preview("RoundKind") {
    RoundKind(model: .preview())
  }

  /// The remaining time of a timed round in monospaced digits.
  struct TimeLeft: View {
    let model: GameModel

    var body: some View {
      Text(model.clockText ?? "")
        .font(.title3.bold())
        .monospacedDigit()
        .foregroundStyle(model.announcedTimeCount > 2 ? Palette.actionInk : Palette.ink)
        .padding(.horizontal, model.announcedTimeCount > 1 ? 10 : 0)
        .background { timeBackground }
        .accessibilityLabel(model.timeLeftText ?? "")
        .accessibilityAddTraits(.updatesFrequently)
    }

    /// A border around the time in the last 30 seconds, a filled shape in the last 10.
    @ViewBuilder private var timeBackground: some View {
      if model.announcedTimeCount > 2 {
        Capsule().fill(Palette.action)
      } else if model.announcedTimeCount > 1 {
        Capsule().inset(by: 1).stroke(Palette.action, lineWidth: 2)
      }
    }
  }

  #Preview("TimeLeft") {
    TimeLeft(model: .previewTimed())
  }

  #Preview("TimeLeft, largest type, dark") {
    TimeLeft(model: .previewTimed())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
