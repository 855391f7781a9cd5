#if canImport(SwiftUI)
  import SwiftUI

  #if canImport(GameController) && canImport(UIKit)
    import Foundation
    import GameController
    import UIKit
  #endif

  /// Tells a game when a keyboard is attached to an iPad. A Mac always has one, and an iPhone waits for a touch all the same.
  struct HardwareKeyboard: ViewModifier {
    let model: GameModel

    func body(content: Content) -> some View {
      content
        #if canImport(GameController) && canImport(UIKit)
          .onReceive(NotificationCenter.default.publisher(for: .GCKeyboardDidConnect)) { _ in
            model.hasKeyboard = UIDevice.current.userInterfaceIdiom == .pad
          }
          .onReceive(NotificationCenter.default.publisher(for: .GCKeyboardDidDisconnect)) { _ in
            model.hasKeyboard = false
          }
        #endif
    }
  }

  extension View {
    /// Keeps a game informed of an attached keyboard.
    func hardwareKeyboard(model: GameModel) -> some View {
      modifier(HardwareKeyboard(model: model))
    }
  }

  #Preview {
    GameView(model: .preview())
      .hardwareKeyboard(model: .preview())
  }
#endif
