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
          Text(model.wording.text(.pageSettingsNote))
        }
        #if canImport(UniformTypeIdentifiers)
          RoundsTransfer(model: model)
        #endif
        Section {
          Toggle(isOn: $model.settings.asksSystemDictionary) {
            SettingLabel(model.wording.text(.appDictionary), note: model.wording.text(.appDictionaryNote))
          }
          Toggle(isOn: $model.settings.moves) {
            SettingLabel(model.wording.text(.settingMoves), note: model.wording.text(.settingMovesNote))
          }
          Toggle(isOn: $model.settings.hasHaptics) {
            SettingLabel(model.wording.text(.appHaptics), note: model.wording.text(.appHapticsNote))
          }
        } footer: {
          VStack(alignment: .leading) {
            Text(model.wording.text(.appMeanings))
            Text(model.wording.text(.appAboutText))
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
