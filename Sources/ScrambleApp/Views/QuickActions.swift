#if canImport(UIKit)
  import Foundation
  public import UIKit

  /// Performs the action in the menu of the app's icon, which plays today's puzzle. The type of its item is the address
  /// that the app opens like a link.
  public final class QuickActions: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
    /// Registers this class as the delegate that receives the items.
    public func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = QuickActions.self
      return configuration
    }

    /// Performs the chosen action when it launches the app.
    public func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      guard let item = options.shortcutItem else { return }
      Task { await open(item, in: scene) }
    }

    /// Performs the chosen action when the app is already running.
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
