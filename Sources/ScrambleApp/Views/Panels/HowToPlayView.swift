#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The rules in a few sentences, what words are worth in this round, and the keys of a hardware keyboard.
  struct HowToPlayView: View {
    let model: GameModel

    var body: some View {
      PanelList {
        Section {
          Label(model.wording.text(.helpSpelling), systemImage: "3.circle")
          Label(model.wording.text(.fieldTapOrType), systemImage: "hand.tap")
          Label(model.wording.text(.helpLengths), systemImage: "arrow.up.circle")
          Label(model.wording.text(.helpBonus), systemImage: "plus.circle")
          Label(model.wording.text(.helpMeanings), systemImage: "text.magnifyingglass")
          Label(model.wording.rules(of: model.game.round), systemImage: "sum")
        }
        Section {
          Label(model.wording.text(.helpRanks), systemImage: "chart.bar")
          Label(model.wording.text(.helpHints), systemImage: "lightbulb")
          Label(model.wording.text(.helpDaily), systemImage: "calendar")
          Label(model.wording.text(.helpChallenge), systemImage: "link")
        }
        if model.focus.hasKeyboard {
          Section(model.wording.text(.keyboardTitle)) {
            ForEach(model.keys, id: \.key) { KeyRow(key: $0.key, action: $0.action) }
          }
        }
      }
    }
  }

  /// A key, and what it does.
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
    HowToPlayView(model: .previewWithKeyboard())
  }

  #Preview("Chinese, largest type, dark") {
    HowToPlayView(model: .preview(in: .simplifiedChinese))
      .environment(\.wording, .preview(in: .simplifiedChinese))
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
