import Screens
import SwiftUI
import Testing
import UIKit

@testable import ScrambleApp

/// Actions from the menu of the app's icon, which the system passes to the app on a phone or tablet.
@MainActor @Suite(.systemReset) struct PhoneSystemTests {
  @Test func `an action that launches the app plays today's puzzle`() async throws {
    UIDevice.current.userInterfaceIdiom = .pad
    let screen = Screen(GameView(model: .preview()), on: .pad)
    await screen.settle()
    let scene = UIWindowScene()
    let item = UIApplicationShortcutItem()
    let options = UIScene.ConnectionOptions()
    item.type = "wordscramble://today"
    options.shortcutItem = item
    QuickActions().scene(scene, willConnectTo: UISceneSession(), options: options)
    await screen.settle()
    #expect(scene.openedURLs == [GameAddress.today])
    #expect(!screen.shows("Daily No"))
    try await screen.open(scene.openedURLs[0].absoluteString)
    #expect(screen.shows("Daily No"))
  }
}
