#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The buttons that open the calendar, the record and the word book.
  struct RecordButtons: View {
    let model: GameModel

    var body: some View {
      Group {
        Button(action: showCalendar) {
          Label(model.wording.text(.calendarTitle), systemImage: "square.grid.3x3")
        }
        Button(action: showRecord) {
          Label(model.wording.text(.recordTitle), systemImage: "chart.bar")
        }
        Button(action: showWordBook) {
          Label(model.wording.text(.bookTitle), systemImage: "book")
        }
      }
      .disabled(model.isCovered)
    }

    private func showCalendar() { model.panel = .calendar }

    private func showRecord() { model.panel = .record }

    private func showWordBook() { model.panel = .wordBook }
  }

  #Preview {
    VStack { RecordButtons(model: .preview()) }
  }
#endif
