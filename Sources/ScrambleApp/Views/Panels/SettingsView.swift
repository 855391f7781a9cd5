#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// What a player may choose.
  struct SettingsView: View {
    @Bindable var model: GameModel

    var body: some View {
      Form {
        Group { sections }
          .listRowBackground(Palette.surface)
      }
      .formStyle(.grouped)
    }

    @ViewBuilder private var sections: some View {
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
        CountToggles(model: model)
        DeviceToggles(model: model)
      } footer: {
        VStack(alignment: .leading) {
          Text(model.wording.text(.meaningTouch))
          Text(model.wording.text(.gameAboutDevice))
        }
      }
      Section {
        Button(action: showLicences) {
          Label(model.wording.text(.gameLicences), systemImage: "doc.text")
        }
      }
    }

    private func showLicences() { model.panel = .licences }
  }

  #Preview {
    SettingsView(model: .preview())
  }

  #Preview("Largest type, dark") {
    SettingsView(model: .preview())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// What is chosen for words and points.
  struct RulePickers: View {
    @Bindable var model: GameModel

    var body: some View {
      Picker(selection: $model.settings.minimum) {
        Text(model.wording.lengthText(3)).tag(3)
        Text(model.wording.lengthText(4)).tag(4)
      } label: {
        SettingLabel(model.wording.text(.settingsMinimum), note: model.wording.text(.settingsMinimumNote))
      }
      Picker(selection: $model.settings.scoring) {
        Text(model.wording.name(of: Scoring.classic)).tag(Scoring.classic)
        Text(model.wording.name(of: Scoring.letters)).tag(Scoring.letters)
      } label: {
        SettingLabel(model.wording.text(.settingsScoring), note: model.wording.text(.settingsScoringNote))
      }
      Picker(selection: $model.settings.grade) {
        Text(model.wording.text(.gradeAny)).tag(Grade?.none)
        ForEach(Grade.allCases, id: \.self) { grade in
          Text(model.wording.name(of: grade)).tag(Grade?.some(grade))
        }
      } label: {
        SettingLabel(model.wording.text(.settingsGrade), note: model.wording.text(.settingsGradeNote))
      }
      Picker(selection: $model.settings.includesUnfamiliar) {
        Text(model.wording.text(.rootsFamiliar)).tag(false)
        Text(model.wording.text(.rootsAll)).tag(true)
      } label: {
        SettingLabel(model.wording.text(.settingsAll), note: model.wording.text(.settingsAllNote))
      }
    }
  }

  #Preview("RulePickers") {
    Form { RulePickers(model: .preview()) }
  }

  /// What the device adds: its dictionary, movement and haptics.
  struct DeviceToggles: View {
    @Bindable var model: GameModel

    var body: some View {
      Toggle(isOn: $model.asksSystemDictionary) {
        SettingLabel(model.wording.text(.settingsDictionary), note: model.systemDictionaryNote)
      }
      .disabled(!model.canAskSystemDictionary)
      Toggle(isOn: $model.settings.moves) {
        SettingLabel(model.wording.text(.settingsMoves), note: model.wording.text(.settingsMovesNote))
      }
      Toggle(isOn: $model.settings.hasHaptics) {
        SettingLabel(model.wording.text(.settingsHaptics), note: model.wording.text(.settingsHapticsNote))
      }
    }
  }

  #Preview("DeviceToggles") {
    Form { DeviceToggles(model: .preview()) }
  }

  /// Whether the number of words is shown, and told with each find.
  struct CountToggles: View {
    @Bindable var model: GameModel

    var body: some View {
      Toggle(isOn: $model.settings.showsCount) {
        SettingLabel(model.wording.text(.settingsShowsCount), note: model.wording.text(.settingsShowsCountNote))
      }
      Toggle(isOn: $model.settings.saysCount) {
        SettingLabel(model.wording.text(.settingsSaysCount), note: model.wording.text(.settingsSaysCountNote))
      }
    }
  }

  #Preview("CountToggles") {
    Form { CountToggles(model: .preview()) }
  }

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

  #Preview("TimePicker") {
    Form { TimePicker(model: .preview()) }
  }

  /// The name of a setting, and below it what it does.
  struct SettingLabel: View {
    private let name: String
    private let note: String

    init(_ name: String, note: String) {
      self.name = name
      self.note = note
    }

    var body: some View {
      VStack(alignment: .leading) {
        Text(name)
        Text(note)
          .font(.subheadline)
          .foregroundStyle(Palette.secondaryInk)
      }
    }
  }

  #Preview("SettingLabel") {
    let model = GameModel.preview()
    SettingLabel(model.wording.text(.settingsGrade), note: model.wording.text(.settingsGradeNote))
  }
#endif
