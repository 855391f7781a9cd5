#if canImport(SwiftUI)
  import SwiftUI

  /// The daily puzzle with its number and when the next one comes, or that it is a free round; and the button of a day that has begun.
  struct RoundKind: View {
    let model: GameModel

    var body: some View {
      // Minutes pass, and the countdown to the next daily with them.
      TimelineView(.everyMinute) { _ in
        HStack(spacing: 8) {
          Text(parts.joined(separator: " · "))
            .font(.subheadline)
            .foregroundStyle(Palette.secondaryInk)
            .accessibilityLabel(parts.joined(separator: ", "))
          if let newDay = model.newDayText {
            Button(newDay, action: model.playDaily)
              .font(.subheadline)
              .buttonStyle(.borderless)
          }
        }
      }
    }

    private var parts: [String] { [model.kindText, model.nextDailyText].compactMap(\.self) }
  }

  #Preview {
    RoundKind(model: .preview())
  }
#endif
