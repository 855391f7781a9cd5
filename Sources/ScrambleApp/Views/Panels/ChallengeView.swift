#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// A round that somebody has sent: the result of replaying it, and a button to play it. Without such a round, a field for a link.
  struct ChallengeView: View {
    let model: GameModel

    var body: some View {
      PanelList {
        if let challenge = model.challenge.result {
          Section {
            ForEach(model.challenge.lines, id: \.self) { line in
              Text(AttributedString(line, english: model.challenge.englishWords))
            }
            Text(model.wording.text(.challengeMark))
              .font(.subheadline)
              .foregroundStyle(Palette.secondaryInk)
            Button(action: model.playChallenge) {
              Label(model.wording.text(.challengePlay), systemImage: "play.fill")
                .frame(minHeight: 44)
            }
          } header: {
            Text(english: "\(challenge.round.root)")
              .font(.title2.bold())
              .textCase(nil)
          }
        } else {
          LinkField(model: model)
        }
      }
    }
  }

  #Preview {
    ChallengeView(model: .previewChallenged())
  }

  #Preview("Refused") {
    ChallengeView(model: .previewChallengeRefused())
  }

  #Preview("Largest type, dark") {
    ChallengeView(model: .previewChallenged())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// The field for a link to a round, and the reason why the latest link was not accepted.
  struct LinkField: View {
    let model: GameModel
    @State private var link = ""

    var body: some View {
      Section {
        if let refusal = model.challenge.refusal { Text(refusal) }
        TextField(model.wording.text(.challengePaste), text: $link)
          .plainTyping()
          .onSubmit(open)
          .frame(minHeight: 44)
        // The system may call it anywhere.
        PasteButton(payloadType: String.self) { @Sendable texts in
          Task { @MainActor in paste(texts) }
        }
        Button(action: open) {
          Label(model.wording.text(.challengeOpen), systemImage: "link")
        }
        .disabled(link.isEmpty)
      }
    }

    private func paste(_ texts: [String]) {
      link = texts.first ?? ""
      open()
    }

    private func open() {
      if !link.isEmpty { model.open(link: link) }
    }
  }

  #Preview("LinkField") {
    List { LinkField(model: .previewChallengeRefused()) }
  }
#endif
