#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The buttons that open the calendar, the statistics and the word book.
  struct StatisticsButtons: View {
    let model: GameModel

    var body: some View {
      Group {
        Button(action: showCalendar) {
          Label(model.wording.text(.calendarTitle), systemImage: "square.grid.3x3")
        }
        Button(action: showStatistics) {
          Label(model.wording.text(.statisticsTitle), systemImage: "chart.bar")
        }
        Button(action: showWordBook) {
          Label(model.wording.text(.wordBookTitle), systemImage: "book")
        }
      }
      .disabled(model.isCovered)
    }

    private func showCalendar() { model.panel = .calendar }

    private func showStatistics() { model.panel = .statistics }

    private func showWordBook() { model.panel = .wordBook }
  }

  #Preview {
    VStack { StatisticsButtons(model: .preview()) }
  }
#endif
