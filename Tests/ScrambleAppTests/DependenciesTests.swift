import Foundation
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

struct DependenciesTests {
  @Test func `the app uses the folder that the Xcode project copies into it`() throws {
    let folder = try TemporaryFolder()
    let copiedFolder = folder.url.appending(path: "Game")
    try FileManager.default.createDirectory(at: copiedFolder, withIntermediateDirectories: true)
    _ = try makeGameFiles(in: copiedFolder, roots: "planters\n")
    let files = Dependencies.files(in: folder.url, [:])
    #expect(files.folder?.lastPathComponent == "Game")
    #expect(try files.loadRoots() == ["planters"])
    #expect(try files.loadLexicon().count == english.count)
    #expect(try files.loadCatalog(in: .english).keys == catalogs[.english]?.keys)
  }

  @Test(arguments: ["word-scramble_ScrambleKit.bundle", "word-scramble_ScrambleKit.bundle/Contents/Resources"])
  func `the app uses the bundle that Xcode builds from the package, including its texts`(bundlePath: String) throws {
    let folder = try TemporaryFolder()
    let bundle = folder.url.appending(path: bundlePath)
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    _ = try makeGameFiles(in: bundle, roots: "planters\n")
    let files = Dependencies.files(in: folder.url, [:])
    #expect(try files.loadRoots() == ["planters"])
    #expect(try files.loadLexicon().count == english.count)
    #expect(try files.loadCatalog(in: .english).keys == catalogs[.english]?.keys)
  }

  @MainActor @Test func `a user-interface test sets a root and saves nothing`() throws {
    let dependencies = Dependencies.live(["WORDSCRAMBLE_STORAGE": "none", "WORDSCRAMBLE_ROOT": "silkworm"])
    #expect(
      dependencies.customRoots == ["silkworm"] && dependencies.roundStore == nil && dependencies.settingsFile == nil)
    let other = Dependencies.live(["WORDSCRAMBLE_ROOT": "silk worm"])
    #expect(other.customRoots == nil && other.roundStore != nil)
  }

  @MainActor @Test func `the address of the page comes from the environment`() {
    #expect(Dependencies.live(["WORDSCRAMBLE_PAGE": "https://example.org/"]).pageAddress == "https://example.org/")
    #expect(Dependencies.live([:]).pageAddress == nil)
  }

  // On a Mac, the files are in the app, and a test runs outside it.
  #if os(Linux)
    @MainActor @Test func `the system's dependencies include everything that a game needs`() {
      let model = GameModel(dependencies: .live([:]))
      #expect(!model.wording.text(.gameTitle).isEmpty)
    }
  #endif
}
