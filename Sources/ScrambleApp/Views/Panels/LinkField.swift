#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The field for a link to a word or a daily puzzle, and the reason why the latest link was not accepted.
  struct LinkField: View {
    @Environment(\.wording) private var wording
    let rounds: OtherRounds
    @State private var link = ""

    var body: some View {
      Section {
        if let refusal = rounds.linkRefusal { Text(refusal) }
        TextField(wording.text(.linkPaste), text: $link)
          .plainTyping()
          .onSubmit(open)
          .frame(minHeight: 44)
        // The system may call the closure on any thread.
        PasteButton(payloadType: String.self) { @Sendable texts in
          Task { @MainActor in paste(texts) }
        }
        Button(wording.text(.linkOpen), systemImage: "link", action: open)
          .disabled(link.isEmpty)
      }
    }

    private func paste(_ texts: [String]) {
      link = texts.first ?? ""
      open()
    }

    private func open() {
      if !link.isEmpty { rounds.open(link: link) }
    }
  }

  #Preview("LinkField") {
    List { LinkField(rounds: GameModel.previewRefusedLink().otherRounds) }
  }
#endif
