#if canImport(UIKit)
  import Foundation
  public import UIKit

  /// Does what the menu of the app's icon offers. The type of an item is an address that the app opens, as if it were a link.
  public final class QuickActions: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
    /// Has the system pass the items to an object of this class.
    public func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = QuickActions.self
      return configuration
    }

    /// Does what was chosen when it opens the app.
    public func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      guard let item = options.shortcutItem else { return }
      Task { await open(item, in: scene) }
    }

    /// Does what was chosen while the app is open in the background.
    public func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool {
      await open(item, in: scene)
    }

    @discardableResult
    private func open(_ item: UIApplicationShortcutItem, in scene: UIScene) async -> Bool {
      guard item.type == GameAddress.today.absoluteString else { return false }
      return await scene.open(GameAddress.today, options: nil)
    }
  }
#endif
