import ScrambleApp
import SwiftUI

/// The app is a shell: all views and logic are in the package's module `ScrambleApp`.
@main struct MainApp: App {
  #if os(iOS)
    @UIApplicationDelegateAdaptor private var quickActions: QuickActions
  #endif

  var body: some Scene {
    GameScene()
  }
}
