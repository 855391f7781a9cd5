#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// What the game is, for a first visit: one sentence among the rows, which disappears with the first found word or a tap.
  struct WelcomeCard: View {
    let model: GameModel

    var body: some View {
      Section {
        VStack(alignment: .leading, spacing: 8) {
          Text(model.wording.text(.welcomeTitle))
            .font(.headline)
            .accessibilityAddTraits(.isHeader)
          Text(model.wording.text(.welcomeText))
          Button(model.wording.text(.welcomeClose), action: model.closeWelcome)
            .buttonStyle(.bordered)
            .frame(minHeight: 44)
        }
        .listRowBackground(Palette.surface)
      }
    }
  }

  #Preview {
    List { WelcomeCard(model: .preview()) }
  }

  #Preview("Chinese, largest type, dark") {
    List { WelcomeCard(model: .preview(in: .simplifiedChinese)) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
