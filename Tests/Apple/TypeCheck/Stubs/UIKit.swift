// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// What the views use of UIKit.
@_exported import AppleStubs
@_exported import Foundation

@MainActor public class UITextChecker: NSObject {
  public class var availableLanguages: [String] { fatalError() }
  public class func hasLearnedWord(_ word: String) -> Bool { fatalError() }
  public override init() {}
  public func rangeOfMisspelledWord(
    in text: String, range: NSRange, startingAt offset: Int, wrap: Bool, language: String
  ) -> NSRange { fatalError() }
}

@MainActor public class UIScreen: NSObject { public var bounds: CGRect { fatalError() } }
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac, vision }
@MainActor public class UIDevice: NSObject {
  public class var current: UIDevice { fatalError() }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
}

@MainActor public class UIPasteboard: NSObject {
  public class var general: UIPasteboard { fatalError() }
  public var string: String?
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
}
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool
}
@MainActor public class UIWindowScene: UIScene {}
