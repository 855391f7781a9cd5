#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// Hands in the player's work on a set. The player types a seat number and copies, sends or saves the code.
  struct HandInView: View {
    @Environment(\.wording) private var wording
    @Bindable var rounds: OtherRounds

    var body: some View {
      Form {
        Group {
          seatSection
          if let text = rounds.handInText {
            Section {
              Text(text)
              if let code = rounds.handInCode { HandInCode(code: code, rounds: rounds) }
              if let message = rounds.model.panels.message { Text(message) }
            } footer: {
              Text(wording.text(.handInNote))
            }
          }
        }
        .listRowBackground(Palette.surface)
      }
      .formStyle(.grouped)
    }

    private var seatSection: some View {
      Section {
        TextField(wording.text(.handInSeat), text: $rounds.typedSeat)
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
    HandInView(rounds: GameModel.previewHandIn().otherRounds)
  }

  #Preview("Largest type, dark") {
    HandInView(rounds: GameModel.previewHandIn().otherRounds)
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// The code to hand in, and three ways to give it to a teacher.
  struct HandInCode: View {
    @Environment(\.wording) private var wording
    let code: String
    let rounds: OtherRounds

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
        HandInFile(code: code, fileName: rounds.handInFileName, onCompletion: rounds.model.reportExport)
      #endif
    }
  }

  #Preview("HandInCode") {
    let rounds = GameModel.previewHandIn().otherRounds
    return List { HandInCode(code: rounds.handInCode ?? "", rounds: rounds) }
  }
#endif
