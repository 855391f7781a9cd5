#if canImport(SwiftUI)
  import SwiftUI

  #if canImport(GameController) && canImport(UIKit)
    import Foundation
    import GameController
    import UIKit
  #endif

  /// Tells a game when a keyboard is attached to an iPad. A Mac always counts as having one, an iPhone never does.
  struct HardwareKeyboard: ViewModifier {
    let model: GameModel

    func body(content: Content) -> some View {
      content
        #if canImport(GameController) && canImport(UIKit)
          .onAppear { model.noteKeyboard(isAttached) }
          .onReceive(NotificationCenter.default.publisher(for: .GCKeyboardDidConnect)) { _ in
            model.noteKeyboard(isPad)
          }
          .onReceive(NotificationCenter.default.publisher(for: .GCKeyboardDidDisconnect)) { _ in
            model.noteKeyboard(false)
          }
          .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { note in
            model.noteKeyboard(isAttached && visibleHeight(note) <= HardwareKeyboard.tallestBar)
          }
        #endif
    }

    #if canImport(GameController) && canImport(UIKit)
      /// A bar of shortcuts is lower than this, and every keyboard on the screen is higher.
      private static let tallestBar: CGFloat = 200

      private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

      private var isAttached: Bool { isPad && GCKeyboard.coalesced != nil }

      /// How much of the keyboard is on the screen. A folded-back cover counts as attached, but the screen then shows a keyboard.
      private func visibleHeight(_ note: Notification) -> CGFloat {
        guard let screen = note.object as? UIScreen,
          let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return 0 }
        return screen.bounds.maxY - frame.minY
      }
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
