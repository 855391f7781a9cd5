#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

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

  #Preview {
    let model = GameModel.preview()
    SettingLabel(model.wording.text(.settingsGrade), note: model.wording.text(.settingsGradeNote))
  }
#endif
