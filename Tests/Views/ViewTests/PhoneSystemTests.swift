#if os(iOS)
  import Foundation
  import Screens
  import SwiftUI
  import Testing
  import UIKit

  @testable import ScrambleApp

  /// Actions from the menu of the app's icon, which the system passes to the app on a phone or tablet.
  @MainActor @Suite(.systemReset) struct PhoneSystemTests {
    private func launch(on device: Device = .pad) async -> Screen {
      UIDevice.current.userInterfaceIdiom = device == .pad ? .pad : .phone
      let screen = Screen(GameView(model: .preview()), on: device)
      await screen.settle()
      return screen
    }

    private let actions = QuickActions()
    private let scene = UIWindowScene()

    private func item(_ type: String) -> UIApplicationShortcutItem {
      let item = UIApplicationShortcutItem()
      item.type = type
      return item
    }

    @Test func `the system passes the chosen action to the quick actions`() {
      let configuration = actions.application(
        UIApplication(), configurationForConnecting: UISceneSession(), options: UIScene.ConnectionOptions())
      #expect(configuration.delegateClass == QuickActions.self)
    }

    @Test func `an action that launches the app plays today's puzzle`() async throws {
      let (screen, options) = (await launch(), UIScene.ConnectionOptions())
      options.shortcutItem = item("wordscramble://today")
      actions.scene(scene, willConnectTo: UISceneSession(), options: options)
      await screen.settle()
      #expect(scene.openedURLs == [GameAddress.today])
      #expect(!screen.shows("Daily No"))
      try await screen.open(scene.openedURLs[0].absoluteString)
      #expect(screen.shows("Daily No"))
    }

    @Test func `an action that is chosen while the app is open plays it too`() async {
      #expect(await actions.windowScene(scene, performActionFor: item("wordscramble://today")))
      #expect(scene.openedURLs == [GameAddress.today])
    }

    @Test func `without an action, or with an unknown one, nothing is opened`() async {
      actions.scene(scene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
      #expect(await !actions.windowScene(scene, performActionFor: item("wordscramble://round")))
      #expect(scene.openedURLs.isEmpty)
    }
  }
#endif
