#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// How many times as long timed rounds are, for those who need more time.
  struct TimePicker: View {
    @Bindable var model: GameModel

    var body: some View {
      Picker(selection: $model.settings.timeFactor) {
        ForEach(GameSettings.timeFactors, id: \.self) { factor in
          Text(model.wording.text(.timeFactor, .number(factor))).tag(factor)
        }
      } label: {
        SettingLabel(model.wording.text(.settingsTimeFactor), note: model.wording.text(.settingsTimeFactorNote))
      }
    }
  }

  #Preview {
    Form { TimePicker(model: .preview()) }
  }
#endif
