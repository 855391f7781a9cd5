#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// Hands in what was done in a set: the player types a seat number, and copies, sends or saves the code.
  struct HandInView: View {
    @Bindable var model: GameModel

    var body: some View {
      Form {
        Group {
          seat
          if let text = model.handInText {
            Section {
              Text(text)
              if let code = model.handInCode { HandInCode(code: code, model: model) }
              if let news = model.transfer?.message { Text(news) }
            } footer: {
              Text(model.wording.text(.handInNote))
            }
          }
        }
        .listRowBackground(Palette.surface)
      }
      .formStyle(.grouped)
    }

    private var seat: some View {
      Section {
        TextField(model.wording.text(.handInSeat), text: $model.seat)
          #if os(iOS)
            .keyboardType(.numberPad)
          #endif
          .frame(minHeight: 44)
      } footer: {
        VStack(alignment: .leading) {
          Text(model.wording.text(.handInSeatNote))
          Text(model.openRoundsText)
        }
      }
    }
  }

  #Preview {
    HandInView(model: .previewHandIn())
  }

  #Preview("Largest type, dark") {
    HandInView(model: .previewHandIn())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// The code that is handed in, and the three ways to give it to a teacher.
  struct HandInCode: View {
    let code: String
    let model: GameModel

    var body: some View {
      Text(verbatim: code)
        .font(.body.monospaced())
        .textSelection(.enabled)
        .accessibilityLabel(model.wording.text(.handInCode))
      Button(action: model.copyHandIn) {
        Label(model.wording.text(.handInCopy), systemImage: "doc.on.doc")
      }
      ShareLink(item: code) {
        Label(model.wording.text(.shareTitle), systemImage: "square.and.arrow.up")
      }
      #if canImport(UniformTypeIdentifiers)
        HandInFile(code: code, model: model)
      #endif
    }
  }

  #Preview("HandInCode") {
    let model = GameModel.previewHandIn()
    List { HandInCode(code: model.handInCode ?? "", model: model) }
  }

  /// Opens the panel for handing in.
  struct HandInButton: View {
    let model: GameModel

    var body: some View {
      Button(action: model.showHandIn) {
        Label(model.wording.text(.handInTitle), systemImage: "tray.and.arrow.up")
      }
    }
  }

  #Preview("HandInButton") {
    HandInButton(model: .previewPlayingSet())
  }
#endif
