#if canImport(SwiftUI)
  import SwiftUI

  #if canImport(GameController) && canImport(UIKit)
    import Foundation
    import GameController
    import UIKit
  #endif

  /// Tells the model when a keyboard is attached to an iPad or detached. A Mac always counts as having one, an iPhone
  /// never does.
  struct HardwareKeyboard: ViewModifier {
    let model: GameModel

    func body(content: Content) -> some View {
      content
        #if canImport(GameController) && canImport(UIKit)
          .onAppear { model.recordKeyboard(isAttached: isAttached) }
          .onReceive(NotificationCenter.default.publisher(for: .GCKeyboardDidConnect)) { _ in
            model.recordKeyboard(isAttached: isPad)
          }
          .onReceive(NotificationCenter.default.publisher(for: .GCKeyboardDidDisconnect)) { _ in
            model.recordKeyboard(isAttached: false)
          }
        #endif
    }

    #if canImport(GameController) && canImport(UIKit)
      private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

      private var isAttached: Bool { isPad && GCKeyboard.coalesced != nil }
    #endif
  }

  extension View {
    func hardwareKeyboard(model: GameModel) -> some View {
      modifier(HardwareKeyboard(model: model))
    }
  }

  #Preview {
    GameView(model: .preview())
      .hardwareKeyboard(model: .preview())
  }
#endif
