#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Finds the files of the game, wherever the program was moved.
///
/// `Bundle.module` ends the program when its folder is not where it was built, so it is not used. A folder counts as the game's when the
/// lexicon is in it, that of the program when the roots are there too; then all files are read from there, and a missing one is reported as an error.
public struct GameFiles: Sendable {
  /// The file with one root a line.
  public static let roots = "start.txt"
  /// The file with the words.
  public static let lexicon = "english.lex"
  /// The file with what words mean.
  public static let glosses = "english.glosses"
  /// The file with the hashes of words that need care. Nothing reads it when a program starts.
  public static let sensitiveWords = "english.sensitive"
  /// The file with all wording.
  public static let catalog = "Localizable.xcstrings"
  /// The file with the licences of the words and the definitions. The app shows it; other programs have it beside them.
  package static let licences = "NOTICE"
  /// The most bytes that a file may have.
  package static let limit = 64 << 20

  /// The folder of the files; nil if only the copies inside the program are used.
  public let folder: URL?

  /// Takes the files of one folder.
  public init(folder: URL) {
    self.folder = folder
  }

  /// Looks for the files of the running program: in the folder that `WORDSCRAMBLE_RESOURCES` names, beside the program, in
  /// `../share/wordscramble`; otherwise takes the copies inside the program.
  ///
  /// - Parameter environment: The variables of the process.
  public init(environment: [String: String] = [:]) {
    self.init(besideExecutable: GameFiles.executable, environment: environment)
  }

  /// Looks for the files: in the folder that `WORDSCRAMBLE_RESOURCES` names, in the bundle beside the program or in the resources of an app
  /// for the Mac, beside the program itself, in `../share/wordscramble`; otherwise takes the copies inside the program.
  ///
  /// - Parameters:
  ///   - executable: The program, its links resolved.
  ///   - environment: The variables of the process.
  package init(besideExecutable executable: URL, environment: [String: String]) {
    if let named = environment["WORDSCRAMBLE_RESOURCES"], !named.isEmpty {
      folder = URL(filePath: named, directoryHint: .isDirectory)
      return
    }
    let beside = executable.deletingLastPathComponent()
    let candidates = [
      beside.appending(path: "word-scramble_ScrambleKit.resources"),
      beside.appending(path: "word-scramble_ScrambleKit.bundle"),
      beside.appending(path: "word-scramble_ScrambleKit.bundle/Contents/Resources"),
      beside.deletingLastPathComponent().appending(
        path: "Resources/word-scramble_ScrambleKit.bundle/Contents/Resources"),
      beside,
      beside.deletingLastPathComponent().appending(path: "share/wordscramble"),
    ]
    folder = candidates.first { folder in
      func has(_ file: String) -> Bool { FileManager.default.fileExists(atPath: folder.appending(path: file).path) }
      // The folder of the program may be that of another program, with files of the same names.
      return has(GameFiles.lexicon) && (folder != beside || has(GameFiles.roots))
    }
  }

  /// The running program, its links resolved, wherever it was called from.
  package static var executable: URL {
    #if os(Linux)
      let path = "/proc/self/exe"
    #else
      let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
    return URL(filePath: path).resolvingSymlinksInPath()
  }

  /// Reads a file.
  ///
  /// - Throws: A ``FileError`` if it is missing or cannot be read.
  public func bytes(of file: String) throws(FileError) -> [UInt8] {
    guard let folder else {
      guard let copy = EmbeddedFiles.bytes(of: file) else { throw FileError(file: file, reason: .missing) }
      return copy
    }
    do throws(ReadError) {
      return try RegularFile(folder.appending(path: file).path, limit: GameFiles.limit).bytes()
    } catch {
      throw FileError(file: file, error)
    }
  }
}
