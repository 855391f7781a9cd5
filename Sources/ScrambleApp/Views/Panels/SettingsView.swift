#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  struct SettingsView: View {
    @Environment(\.wording) private var wording
    let model: GameModel

    var body: some View {
      Form {
        Group { sections }
          .listRowBackground(Palette.surface)
      }
      .formStyle(.grouped)
    }

    @ViewBuilder private var sections: some View {
      @Bindable var preferences = model.preferences
      Section {
        GradePicker(grade: $preferences.settings.grade)
      }
      Section {
        TextField(wording.text(.challengeName), text: $preferences.settings.name)
          .frame(minHeight: 44)
      } footer: {
        Text(wording.text(.challengeNameNote))
      }
      #if canImport(UniformTypeIdentifiers)
        RoundsTransfer(model: model)
      #endif
      Section {
        CountToggles(settings: $preferences.settings)
        DeviceToggles(preferences: preferences)
      } footer: {
        VStack(alignment: .leading) {
          Text(wording.text(.meaningTouch))
          Text(wording.text(.gameAboutDevice))
        }
      }
      Section {
        Button(wording.text(.gameLicences), systemImage: "doc.text") { model.panel = .licences }
      }
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

  /// The setting for the difficulty of new roots.
  struct GradePicker: View {
    @Environment(\.wording) private var wording
    @Binding var grade: Grade?

    var body: some View {
      Picker(selection: $grade) {
        Text(wording.text(.gradeAny)).tag(Grade?.none)
        ForEach(Grade.allCases, id: \.self) { grade in
          Text(wording.name(of: grade)).tag(Grade?.some(grade))
        }
      } label: {
        SettingLabel(wording.text(.settingsGrade), note: wording.text(.settingsGradeNote))
      }
    }
  }

  #Preview("GradePicker") {
    Form { GradePicker(grade: .constant(nil)) }
  }

  /// The settings for features of the device: its dictionary, animation and haptics.
  struct DeviceToggles: View {
    @Environment(\.wording) private var wording
    @Bindable var preferences: Preferences

    var body: some View {
      Toggle(isOn: $preferences.asksSystemDictionary) {
        SettingLabel(wording.text(.settingsDictionary), note: dictionaryNote)
      }
      .disabled(!preferences.canAskSystemDictionary)
      Toggle(isOn: $preferences.settings.animates) {
        SettingLabel(wording.text(.settingsMoves), note: wording.text(.settingsMovesNote))
      }
      Toggle(isOn: $preferences.settings.hasHaptics) {
        SettingLabel(wording.text(.settingsHaptics), note: wording.text(.settingsHapticsNote))
      }
    }

    private var dictionaryNote: String {
      wording.systemDictionaryNote(isAvailable: preferences.canAskSystemDictionary)
    }
  }

  #Preview("DeviceToggles") {
    Form { DeviceToggles(preferences: GameModel.preview().preferences) }
  }

  /// The settings for whether the number of words is shown, and announced after each found word.
  struct CountToggles: View {
    @Environment(\.wording) private var wording
    @Binding var settings: GameSettings

    var body: some View {
      Toggle(isOn: $settings.showsCount) {
        SettingLabel(wording.text(.settingsShowsCount), note: wording.text(.settingsShowsCountNote))
      }
      Toggle(isOn: $settings.announcesCount) {
        SettingLabel(wording.text(.settingsSaysCount), note: wording.text(.settingsSaysCountNote))
      }
    }
  }

  #Preview("CountToggles") {
    Form { CountToggles(settings: .constant(GameSettings())) }
  }

  /// The name of a setting and, below it, its description.
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
    SettingLabel("Difficulty", note: "Puzzles with fewer everyday words are harder")
  }

  /// The settings window of a Mac. It is outside ``GameView``, so it sets the environment that GameView sets for the
  /// panels.
  struct SettingsWindow: View {
    let model: GameModel

    var body: some View {
      SettingsView(model: model)
        .panelColors()
        .gameLook()
        .frame(minWidth: 420, minHeight: 480)
        .environment(\.wording, model.wording)
        .onDisappear { model.panels.message = nil }
    }
  }

  #Preview("SettingsWindow") {
    SettingsWindow(model: .preview())
  }
#endif
