import Foundation
import ScrambleCore
import ScrambleKit

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

extension Dependencies {
  /// Returns the app's dependencies on this system.
  ///
  /// - Parameter environment: The environment variables of the process. User-interface tests set
  ///   `WORDSCRAMBLE_STORAGE=none` to start as a new player without loading or saving, and `WORDSCRAMBLE_ROOT` to
  ///   choose the root. `WORDSCRAMBLE_PAGE` is the address of the page and overrides the key `WordScramblePage` in the
  ///   app's `Info.plist`.
  @MainActor static func live(_ environment: [String: String] = ProcessInfo.processInfo.environment)
    -> Dependencies
  {
    let bundle = Bundle.main
    let language = Language(locale: bundle.preferredLocalizations.first ?? "en")
    var dependencies = Dependencies(
      files: files(in: bundle.resourceURL ?? bundle.bundleURL, environment), language: language)
    if environment["WORDSCRAMBLE_STORAGE"] != "none" { dependencies.addStores(in: stateFolder) }
    // Text that is not a word is ignored, as if the variable were not set.
    dependencies.customRoots = environment["WORDSCRAMBLE_ROOT"].flatMap { try? Word($0) }.map { [$0] }
    let page = bundle.object(forInfoDictionaryKey: "WordScramblePage") as? String
    dependencies.pageAddress = environment["WORDSCRAMBLE_PAGE"] ?? page
    #if os(macOS)
      dependencies.hasHardwareKeyboard = true
    #endif
    #if canImport(UIKit) || canImport(AppKit)
      dependencies.dictionary = SpellChecker()
      dependencies.copy = copy
    #endif
    return dependencies
  }

  #if canImport(UIKit)
    @MainActor private static func copy(_ text: String) { UIPasteboard.general.string = text }
  #elseif canImport(AppKit)
    @MainActor private static func copy(_ text: String) {
      NSPasteboard.general.clearContents()
      NSPasteboard.general.setString(text, forType: .string)
    }
  #endif

  /// Adds stores that save rounds and settings in a folder, which is created on the first save.
  mutating func addStores(in folder: URL) {
    roundStore = RoundStore(folder: folder.path)
    settingsFile = SettingsFile(folder.appending(path: "settings.json"))
  }

  /// Returns the game's files: those in the folder that the Xcode project copies into the app or, without that folder,
  /// those that the kit would find for a program in the resources folder.
  static func files(in resources: URL, _ environment: [String: String]) -> GameFiles {
    let copiedFolder = resources.appending(path: "Game")
    guard FileManager.default.fileExists(atPath: copiedFolder.appending(path: GameFiles.lexiconFileName).path) else {
      return GameFiles(besideExecutable: resources.appending(path: "WordScramble"), environment: environment)
    }
    return GameFiles(folder: copiedFolder)
  }

  private static var stateFolder: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? URL.temporaryDirectory).appending(path: "wordscramble")
  }
}
