#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// What a player may choose.
  struct SettingsView: View {
    @Bindable var model: GameModel

    var body: some View {
      Form {
        Section {
          RulePickers(model: model)
          TimePicker(model: model)
        } footer: {
          Text(model.wording.text(.settingsNote))
        }
        #if canImport(UniformTypeIdentifiers)
          RoundsTransfer(model: model)
        #endif
        Section {
          Toggle(isOn: $model.settings.asksSystemDictionary) {
            SettingLabel(model.wording.text(.settingsDictionary), note: model.wording.text(.settingsDictionaryNote))
          }
          Toggle(isOn: $model.settings.moves) {
            SettingLabel(model.wording.text(.settingsMoves), note: model.wording.text(.settingsMovesNote))
          }
          Toggle(isOn: $model.settings.hasHaptics) {
            SettingLabel(model.wording.text(.settingsHaptics), note: model.wording.text(.settingsHapticsNote))
          }
        } footer: {
          VStack(alignment: .leading) {
            Text(model.wording.text(.meaningTouch))
            Text(model.wording.text(.gameAboutDevice))
          }
        }
      }
      .formStyle(.grouped)
    }
  }

  #Preview {
    SettingsView(model: .preview())
  }

  #Preview("Largest type, dark") {
    SettingsView(model: .preview())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
