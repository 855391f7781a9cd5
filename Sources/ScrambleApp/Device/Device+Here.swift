import Foundation
import ScrambleKit

extension Device {
  /// The device this runs on.
  ///
  /// With `WORDSCRAMBLE_KEEPS=nothing` among the variables it reads and keeps nothing: a test of the user interface begins as a new
  /// player does.
  @MainActor public static var here: Device {
    let environment = ProcessInfo.processInfo.environment
    let bundle = Bundle.main
    let language = Language(locale: bundle.preferredLocalizations.first ?? "en")
    var device = Device(files: files(in: bundle.resourceURL ?? bundle.bundleURL, environment), language: language)
    if environment["WORDSCRAMBLE_KEEPS"] != "nothing" { device.keep(in: stateFolder) }
    #if canImport(UIKit) || canImport(AppKit)
      device.dictionary = SpellChecker()
    #endif
    return device
  }

  /// Keeps rounds and settings in a folder, which is made when there is something to keep.
  mutating func keep(in folder: URL) {
    rounds = RoundStore(file: StateFile(path: folder.appending(path: "rounds.json").path))
    settings = SettingsFile(file: StateFile(path: folder.appending(path: "settings.json").path))
  }

  /// Looks for the folder that the Xcode project copies into the app; else where the kit looks, as if the program lay in the resources.
  static func files(in resources: URL, _ environment: [String: String]) -> GameFiles {
    let copied = resources.appending(path: "Game")
    guard FileManager.default.fileExists(atPath: copied.appending(path: GameFiles.lexicon).path) else {
      return GameFiles(besideExecutable: resources.appending(path: "WordScramble"), environment: environment)
    }
    return GameFiles(folder: copied)
  }

  private static var stateFolder: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? URL.temporaryDirectory).appending(path: "wordscramble")
  }
}
