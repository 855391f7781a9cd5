#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// The line on an empty board: yesterday's puzzle or an unfinished round, and a button that opens it.
  struct OfferRow: View {
    @Environment(\.wording) private var wording
    let offer: Offer
    let model: GameModel

    var body: some View {
      VStack(alignment: .leading) {
        Text(AttributedString(model.text(of: offer), english: [offer.round.root.description]))
        if let button = wording.button(of: offer) {
          Button(button, action: open)
            .frame(minHeight: 44)
        }
      }
      .font(.subheadline)
      .buttonStyle(.borderless)
      .listRowBackground(Palette.surface)
    }

    private func open() { model.open(.round(offer.round.id)) }
  }

  #Preview {
    let model = GameModel.previewFull()
    model.playDaily()
    return List { if let offer = model.offer { OfferRow(offer: offer, model: model) } }
  }

  /// A short introduction for first visits, shown as a row. It disappears with the first found word or a tap on its
  /// button.
  struct WelcomeCard: View {
    @Environment(\.wording) private var wording
    let close: @MainActor () -> Void

    var body: some View {
      Section {
        VStack(alignment: .leading, spacing: 8) {
          Text(wording.text(.helpTitle))
            .font(.headline)
            .accessibilityAddTraits(.isHeader)
          Text(wording.text(.welcomeText))
          Button(wording.text(.welcomeClose), action: close)
            .buttonStyle(.bordered)
            .frame(minHeight: 44)
        }
        .listRowBackground(Palette.surface)
      }
    }
  }

  #Preview("WelcomeCard") {
    List { WelcomeCard {} }
  }

  #Preview("WelcomeCard, Chinese, largest type, dark") {
    List { WelcomeCard {} }
      .environment(\.wording, .preview(in: .simplifiedChinese))
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
