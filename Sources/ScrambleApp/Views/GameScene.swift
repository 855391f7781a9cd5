#if canImport(SwiftUI)
  public import SwiftUI

  /// The window of the app, and the menu commands of iPad and Mac.
  public struct GameScene: Scene {
    @State private var model = GameModel(device: .here)

    /// Opens the game of this device.
    public init() {}

    /// One window with the game.
    public var body: some Scene {
      WindowGroup {
        GameView(model: model)
      }
      .commands {
        GameCommands(model: model)
      }
    }
  }
#endif
