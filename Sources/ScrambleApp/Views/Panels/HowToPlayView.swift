#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// The rules in a few sentences, the points of this round and, if there is a hardware keyboard, its keys.
  struct HowToPlayView: View {
    @Environment(\.wording) private var wording
    let round: Round
    let hasHardwareKeyboard: Bool

    var body: some View {
      PanelList {
        Section {
          Label(wording.text(.helpSpelling), systemImage: "3.circle")
          Label(wording.text(.fieldTapOrType), systemImage: "hand.tap")
          Label(wording.text(.helpLengths), systemImage: "arrow.up.circle")
          Label(wording.text(.helpBonus), systemImage: "plus.circle")
          Label(wording.text(.helpMeanings), systemImage: "text.magnifyingglass")
          Label(wording.rules(of: round), systemImage: "sum")
        }
        Section {
          Label(wording.text(.helpRanks), systemImage: "chart.bar")
          Label(wording.text(.helpHints), systemImage: "lightbulb")
          Label(wording.text(.helpDaily), systemImage: "calendar")
        }
        if hasHardwareKeyboard {
          Section(wording.text(.keyboardTitle)) {
            ForEach(wording.keyActions, id: \.key) { KeyRow(key: $0.key, action: $0.action) }
          }
        }
      }
    }
  }

  struct KeyRow: View {
    let key: String
    let action: String

    var body: some View {
      HStack {
        Text(verbatim: key)
          .font(.body.monospaced())
        Spacer()
        Text(action)
          .foregroundStyle(Palette.secondaryInk)
      }
      .accessibilityElement(children: .combine)
    }
  }

  #Preview("KeyRow") {
    List { KeyRow(key: "Space", action: "shuffle") }
  }

  #Preview {
    HowToPlayView(round: GameModel.preview().game.round, hasHardwareKeyboard: true)
  }

  #Preview("Chinese, largest type, dark") {
    HowToPlayView(round: GameModel.preview().game.round, hasHardwareKeyboard: true)
      .environment(\.wording, .preview(in: .simplifiedChinese))
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// The licenses of the word list and of the definitions, which must be shown. They are in English.
  struct LicencesView: View {
    let paragraphs: [String]

    var body: some View {
      ScrollView {
        // Lazy, because laying out a text of 30 kilobytes at once takes a long time.
        LazyVStack(alignment: .leading, spacing: 12) {
          ForEach(Array(paragraphs.enumerated()), id: \.offset) { _, paragraph in
            Text(english: paragraph)
              .font(.footnote)
          }
        }
        .padding()
        .textSelection(.enabled)
      }
    }
  }

  #Preview("LicencesView") {
    LicencesView(paragraphs: ["SCOWL", "WordNet"])
  }
#endif
