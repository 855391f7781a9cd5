#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// What is chosen for words and points.
  struct RulePickers: View {
    @Bindable var model: GameModel

    var body: some View {
      Picker(selection: $model.settings.minimum) {
        Text(model.lengthText(3)).tag(3)
        Text(model.lengthText(4)).tag(4)
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
    }
  }

  #Preview {
    Form { RulePickers(model: .preview()) }
  }
#endif
