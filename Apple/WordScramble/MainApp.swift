import ScrambleApp
import SwiftUI

/// The app is a shell: everything it shows and does is in the package's `ScrambleApp`.
@main struct MainApp: App {
  #if os(iOS)
    @UIApplicationDelegateAdaptor private var quickActions: QuickActions
  #endif

  var body: some Scene {
    GameScene()
  }
}
