#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// A round that somebody has sent: the result of replaying it, and a button to play it. Without a round, it shows a
  /// field for a link.
  struct ChallengeView: View {
    @Environment(\.wording) private var wording
    let rounds: OtherRounds

    var body: some View {
      PanelList {
        if let challenge = rounds.challenge.result {
          Section {
            ForEach(rounds.challenge.lines, id: \.self) { line in
              Text(AttributedString(line, english: rounds.challenge.englishWords))
            }
            Text(wording.text(.challengeMark))
              .font(.subheadline)
              .foregroundStyle(Palette.secondaryInk)
            Button(action: rounds.playChallenge) {
              Label(wording.text(.challengePlay), systemImage: "play.fill")
                .frame(minHeight: 44)
            }
          } header: {
            Text(english: "\(challenge.round.root)")
              .font(.title2.bold())
              .textCase(nil)
          }
        } else {
          LinkField(rounds: rounds)
        }
      }
    }
  }

  #Preview {
    ChallengeView(rounds: GameModel.previewChallenged().otherRounds)
  }

  #Preview("Refused") {
    ChallengeView(rounds: GameModel.previewRefusedLink().otherRounds)
  }

  #Preview("Largest type, dark") {
    ChallengeView(rounds: GameModel.previewChallenged().otherRounds)
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// The field for a link to a round, and the reason why the latest link was not accepted.
  struct LinkField: View {
    @Environment(\.wording) private var wording
    let rounds: OtherRounds
    @State private var link = ""

    var body: some View {
      Section {
        if let refusal = rounds.challenge.refusal { Text(refusal) }
        TextField(wording.text(.challengePaste), text: $link)
          .plainTyping()
          .onSubmit(open)
          .frame(minHeight: 44)
        // The system may call the closure on any thread.
        PasteButton(payloadType: String.self) { @Sendable texts in
          Task { @MainActor in paste(texts) }
        }
        Button(wording.text(.challengeOpen), systemImage: "link", action: open)
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
