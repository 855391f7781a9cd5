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
          .onAppear { model.hasKeyboard = isPad && GCKeyboard.coalesced != nil }
          .onReceive(NotificationCenter.default.publisher(for: .GCKeyboardDidConnect)) { _ in
            model.hasKeyboard = isPad
          }
          .onReceive(NotificationCenter.default.publisher(for: .GCKeyboardDidDisconnect)) { _ in
            model.hasKeyboard = false
          }
          .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { note in
            // A cover folded back counts as attached; a keyboard on the screen says otherwise. A bar of shortcuts is lower.
            let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            if frame.map({ $0.height > 200 }) ?? false { model.hasKeyboard = false }
          }
        #endif
    }

    #if canImport(GameController) && canImport(UIKit)
      private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
    #endif
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
