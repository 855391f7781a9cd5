#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// The offers above the clues and the found words: yesterday's puzzle until its missed words are shown, and an
  /// unfinished round.
  struct Offers: View {
    let model: GameModel

    var body: some View {
      if let yesterdayOfferText = model.yesterdayOfferText {
        VStack(alignment: .leading) {
          Text(yesterdayOfferText)
          if model.canResumeYesterday {
            Button(model.wording.text(.offerResume), action: model.resumeYesterday)
              .frame(minHeight: 44)
          }
          Button(model.wording.text(.offerSeeMissed), action: model.showYesterday)
            .frame(minHeight: 44)
        }
        .font(.subheadline)
        .buttonStyle(.borderless)
        .listRowBackground(Palette.surface)
      }
      if let offer = model.offerText {
        Button(action: model.playOfferedRound) {
          Text(AttributedString(offer, english: model.englishWordsOfOffer))
        }
        .accessibilityLabel(Text(AttributedString(offer, english: model.englishWordsOfOffer)))
        .font(.subheadline)
        .listRowBackground(Palette.surface)
      }
    }
  }

  #Preview {
    let model = GameModel.previewFull()
    model.playDaily()
    return List { Offers(model: model) }
  }

  /// A short introduction for first visits, shown as a row. It disappears with the first found word or a tap on its
  /// button.
  struct WelcomeCard: View {
    @Environment(\.wording) private var wording
    let close: @MainActor () -> Void

    var body: some View {
      Section {
        VStack(alignment: .leading, spacing: 8) {
          Text(wording.text(.welcomeTitle))
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
