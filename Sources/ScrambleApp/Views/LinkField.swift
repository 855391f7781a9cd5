#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The field for a link to a round, and the reason why the latest link was not accepted.
  struct LinkField: View {
    let model: GameModel
    @State private var link = ""

    var body: some View {
      Section {
        if let refusal = model.challenge.refusal { Text(refusal) }
        TextField(model.wording.text(.challengePaste), text: $link)
          #if os(iOS)
            .textInputAutocapitalization(.never)
            .keyboardType(.asciiCapable)
          #endif
          .autocorrectionDisabled()
          .submitLabel(.go)
          .onSubmit(open)
          .frame(minHeight: 44)
        Button(action: open) {
          Label(model.wording.text(.challengeOpen), systemImage: "link")
        }
        .disabled(link.isEmpty)
      }
    }

    private func open() {
      if !link.isEmpty { model.openChallenge(link) }
    }
  }

  #Preview {
    List { LinkField(model: .previewChallengeRefused()) }
  }
#endif
