// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The parts of UIKit that the views use. Tests set the kind of device and the spell checker's words.
@_exported import AppleStubs
@_exported import Foundation

@MainActor public class UITextChecker: NSObject {
  package static var acceptsWord: (String) -> Bool = { _ in false }
  package static var learnedWords: Set<String> = []
  package static var languages = ["en_GB", "en_US"]

  public class var availableLanguages: [String] { languages }
  public class func hasLearnedWord(_ word: String) -> Bool { learnedWords.contains(word) }
  public override init() {}
  public func rangeOfMisspelledWord(
    in text: String, range: NSRange, startingAt offset: Int, wrap: Bool, language: String
  ) -> NSRange {
    let isKnown = UITextChecker.learnedWords.contains(text) || UITextChecker.acceptsWord(text)
    return isKnown ? NSRange(location: NSNotFound, length: 0) : range
  }
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac, vision }
@MainActor public class UIDevice: NSObject {
  private static let device = UIDevice()
  public class var current: UIDevice { device }
  public package(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
}

@MainActor public class UIPasteboard: NSObject {
  private static let pasteboard = UIPasteboard()
  public class var general: UIPasteboard { pasteboard }
  public var string: String?
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
}
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool
}
@MainActor public class UIWindowScene: UIScene {}
