import ArgumentParser
import ScrambleKit
import WordScramble

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of the game for a command; trouble with one ends the program with one line that names it.
struct GameData {
  let environment = ProcessInfo.processInfo.environment
  private let files: GameFiles

  init() {
    files = GameFiles(besideExecutable: GameData.executable, environment: environment)
  }

  func lexicon() throws -> Lexicon {
    try GameData.orLeave { () throws(FileTrouble) in try files.loadLexicon() }
  }

  func roots() throws -> [Word] {
    try GameData.orLeave { () throws(FileTrouble) in try files.loadRoots() }
  }

  func wording(in language: Language) throws -> Wording {
    Wording(try GameData.orLeave { () throws(FileTrouble) in try files.loadCatalog() }, in: language)
  }

  private static func orLeave<Value>(_ load: () throws(FileTrouble) -> Value) throws -> Value {
    do throws(FileTrouble) {
      return try load()
    } catch {
      Output.say("wordscramble: \(error.line)")
      throw ExitCode(error.isDamage ? 65 : 74)
    }
  }

  /// The program itself, links followed, wherever it was called from.
  private static var executable: URL {
    #if os(Linux)
      let path = "/proc/self/exe"
    #else
      let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
    return URL(filePath: path).resolvingSymlinksInPath()
  }
}
