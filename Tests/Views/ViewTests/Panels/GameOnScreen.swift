import Foundation
import ScrambleCore
import ScrambleKit
import Screens
import SwiftUI

@testable import ScrambleApp

/// A game on a screen, with a clock and a folder that a test can set. By default, the clock is set to noon of November
/// 23, 2026, the day of puzzle 327.
@MainActor final class GameOnScreen {
  let model: GameModel
  let screen: Screen
  let time = TestTime(Date(timeIntervalSince1970: 1_795_435_200))
  /// The folder of the saved rounds, settings and files. It is removed with the game.
  let folder: Folder

  /// A temporary folder that is removed when its last user is released.
  final class Folder: Sendable {
    let url = URL.temporaryDirectory.appending(path: "view-tests-\(UUID().uuidString)")
    init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
    func file(_ name: String) -> URL { url.appending(path: name) }
  }

  /// The files of the game, and the licenses, which the Xcode project copies into the same folder.
  private static let gameFiles: Folder = {
    let folder = Folder()
    let root = URL(filePath: #filePath.components(separatedBy: "/.build-app/")[0])
    let resources = root.appending(path: "Sources/ScrambleKit/Resources")
    let files = (try? FileManager.default.contentsOfDirectory(at: resources, includingPropertiesForKeys: nil)) ?? []
    for file in files + [root.appending(path: GameFiles.licencesFileName)] {
      try? FileManager.default.createSymbolicLink(at: folder.file(file.lastPathComponent), withDestinationURL: file)
    }
    return folder
  }()

  private static let catalog = Dependencies.preview(root: "silkworm", language: .english).catalog()
  private static let lexicon = Dependencies.preview(root: "silkworm", language: .english).lexicon()

  init(_ root: String = "silkworm", dictionary: (any SystemDictionary)? = nil, folder: Folder = Folder()) {
    var dependencies = Dependencies.preview(root: root, language: .english)
    dependencies.customLexicon = GameOnScreen.lexicon
    dependencies.customCatalog = GameOnScreen.catalog
    dependencies.files = GameFiles(folder: GameOnScreen.gameFiles.url)
    dependencies.clock = time.clock
    dependencies.addStores(in: folder.url)
    dependencies.dictionary = dictionary
    self.folder = folder
    model = GameModel(dependencies: dependencies)
    model.startGame()
    screen = Screen(GameView(model: model))
  }

  /// Enters words in the model, without the screen.
  func enterWords(_ words: String...) {
    for word in words {
      model.newWord = word
      model.addNewWord()
    }
  }

  /// Taps the control that opens a panel or a question, and returns the screen.
  func open(_ control: String) async throws -> Screen {
    await screen.settle()
    try await screen.tap(control)
    return screen
  }

  /// Ends the round like a player and waits for the result.
  func endRound() async throws -> Screen {
    let screen = try await open("End the round")
    try await screen.tap("End round")
    try await screen.wait { screen.sheet != nil }
    return screen
  }
}

extension Screen {
  /// Returns the names of the controls of a kind.
  func names(_ kind: Node.Kind) -> [String] { all(kind).map(\.name) }

  /// Returns the full name of the first control whose name has a prefix.
  func controlName(withPrefix prefix: String) throws -> String {
    let names = all(.button, .toggle, .picker, .menu, .disclosure).map(\.name)
    return try names.first { $0.hasPrefix(prefix) } ?? { throw ScreenError("“\(prefix)”; there are \(names)") }()
  }

  func isEnabled(_ control: String) throws -> Bool { try self.control(control).isEnabled }

  /// Returns the text that a share link shares.
  func sharedText(of name: String) throws -> String {
    try control(name).control.sharedText ?? { throw ScreenError("“\(name)” shares nothing") }()
  }

  /// Returns a picker's options and the selected ones.
  func options(of picker: String) throws -> (all: [String], selected: [String]) {
    let options = try control(picker).children.dropFirst()
    return (options.map(\.name), options.filter(\.control.isOn).map(\.name))
  }

  /// The headings that a screen reader can navigate.
  var headings: [String] {
    elements.filter { $0.traits.contains(.isHeader) || $0.kind == .title }.map(\.label)
  }
}
