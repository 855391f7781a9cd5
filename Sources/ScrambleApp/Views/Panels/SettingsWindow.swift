#if canImport(SwiftUI)
  import SwiftUI

  /// The settings in a window of their own, on a Mac. It is outside ``GameView``, so it sets what that sets for the panels.
  struct SettingsWindow: View {
    let model: GameModel

    var body: some View {
      SettingsView(model: model)
        .panelColors()
        .gameLook()
        .frame(minWidth: 420, minHeight: 480)
        .environment(\.wording, model.wording)
        .onDisappear(perform: model.settingsClosed)
    }
  }

  #Preview {
    SettingsWindow(model: .preview())
  }
#endif
