#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// Hands in what was done in a set: the player types a seat number, and copies, sends or saves the code.
  struct HandInView: View {
    @Environment(\.wording) private var wording
    @Bindable var rounds: OtherRounds
    let model: GameModel

    var body: some View {
      Form {
        Group {
          seat
          if let text = rounds.handInText {
            Section {
              Text(text)
              if let code = rounds.handInCode { HandInCode(code: code, rounds: rounds, model: model) }
              if let news = model.panels.news { Text(news) }
            } footer: {
              Text(wording.text(.handInNote))
            }
          }
        }
        .listRowBackground(Palette.surface)
      }
      .formStyle(.grouped)
    }

    private var seat: some View {
      Section {
        TextField(wording.text(.handInSeat), text: $rounds.seat)
          #if os(iOS)
            .keyboardType(.numberPad)
          #endif
          .frame(minHeight: 44)
      } footer: {
        VStack(alignment: .leading) {
          Text(wording.text(.handInSeatNote))
          Text(rounds.openRoundsText)
        }
      }
    }
  }

  #Preview {
    let model = GameModel.previewHandIn()
    return HandInView(rounds: model.otherRounds, model: model)
  }

  #Preview("Largest type, dark") {
    let model = GameModel.previewHandIn()
    return HandInView(rounds: model.otherRounds, model: model)
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// The code that is handed in, and the three ways to give it to a teacher.
  struct HandInCode: View {
    @Environment(\.wording) private var wording
    let code: String
    let rounds: OtherRounds
    let model: GameModel

    var body: some View {
      Text(verbatim: code)
        .font(.body.monospaced())
        .textSelection(.enabled)
        .accessibilityLabel(wording.text(.handInCode))
      Button(wording.text(.handInCopy), systemImage: "doc.on.doc", action: rounds.copyHandIn)
      ShareLink(item: code) {
        Label(wording.text(.shareTitle), systemImage: "square.and.arrow.up")
      }
      #if canImport(UniformTypeIdentifiers)
        HandInFile(code: code, name: rounds.handInFileName, whenDone: model.noteExport)
      #endif
    }
  }

  #Preview("HandInCode") {
    let model = GameModel.previewHandIn()
    return List { HandInCode(code: model.otherRounds.handInCode ?? "", rounds: model.otherRounds, model: model) }
  }

  /// Opens the panel for handing in.
  struct HandInButton: View {
    @Environment(\.wording) private var wording
    let action: @MainActor () -> Void

    var body: some View {
      Button(wording.text(.handInTitle), systemImage: "tray.and.arrow.up", action: action)
    }
  }

  #Preview("HandInButton") {
    HandInButton {}
  }
#endif
