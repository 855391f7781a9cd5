#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// Where a link to a round is pasted, and why the latest one was not taken.
  struct LinkField: View {
    let model: GameModel
    @State private var link = ""

    var body: some View {
      Section {
        if let refusal = model.challengeRefusal { Text(refusal) }
        TextField(model.wording.text(.appChallengeLink), text: $link)
          #if os(iOS)
            .textInputAutocapitalization(.never)
            .keyboardType(.asciiCapable)
          #endif
          .autocorrectionDisabled()
          .submitLabel(.go)
          .onSubmit(open)
          .frame(minHeight: 44)
        Button(action: open) {
          Label(model.wording.text(.appChallengeOpen), systemImage: "link")
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
