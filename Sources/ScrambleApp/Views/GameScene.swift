#if canImport(SwiftUI)
  import ScrambleKit
  public import SwiftUI

  /// The windows of the app, and the menu commands of iPad and Mac.
  public struct GameScene: Scene {
    @State private var model: GameModel

    public init() {
      self.init(dependencies: .live())
    }

    init(dependencies: Dependencies) {
      _model = State(initialValue: GameModel(dependencies: dependencies))
    }

    /// One window with the game. A second window would show the same round, and every alert twice. On a Mac, the
    /// settings have a separate window.
    public var body: some Scene {
      window
        .commands {
          GameCommands(model: model)
        }
      #if os(macOS)
        Settings {
          SettingsWindow(model: model)
        }
      #endif
    }

    private var window: some Scene {
      #if canImport(Cocoa)  // On a Mac.
        Window(Text(verbatim: model.wording.text(.gameTitle)), id: "game") {
          GameView(model: model)
            .frame(minWidth: 480, minHeight: 560)
        }
        .defaultSize(width: 960, height: 720)
      #else
        WindowGroup {
          GameView(model: model)
        }
      #endif
    }
  }
#endif
