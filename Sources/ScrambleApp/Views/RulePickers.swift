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
        SettingLabel(model.wording.text(.settingMinimum), note: model.wording.text(.settingMinimumNote))
      }
      Picker(selection: $model.settings.scoring) {
        Text(model.wording.name(of: Scoring.classic)).tag(Scoring.classic)
        Text(model.wording.name(of: Scoring.letters)).tag(Scoring.letters)
      } label: {
        SettingLabel(model.wording.text(.settingScoring), note: model.wording.text(.settingScoringNote))
      }
      Picker(selection: $model.settings.grade) {
        Text(model.wording.text(.pageGradeAny)).tag(Grade?.none)
        ForEach(Grade.allCases, id: \.self) { grade in
          Text(model.wording.name(of: grade)).tag(Grade?.some(grade))
        }
      } label: {
        SettingLabel(model.wording.text(.settingGrade), note: model.wording.text(.settingGradeNote))
      }
    }
  }

  #Preview {
    Form { RulePickers(model: .preview()) }
  }
#endif
