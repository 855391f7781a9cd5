#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The files of the game, found wherever the program was moved.
///
/// `Bundle.module` is not used because it ends the program when its folder is not where it was built. The folder that
/// the environment names is always used. Any other folder is used only if it contains the lexicon, and the program's
/// own folder must also contain the roots. All files are then read from that folder, and a missing one is reported as
/// an error.
public struct GameFiles: Sendable {
  /// The roots, one per line.
  public static let rootsFileName = "start.txt"
  /// The word list.
  public static let lexiconFileName = "english.lex"
  /// The meanings of words.
  public static let glossesFileName = "english.glosses"
  /// The texts of the game in every language.
  public static let catalogFileName = "Localizable.xcstrings"
  /// The licenses of the words and the definitions. The app shows them; other programs are distributed with them.
  package static let licencesFileName = "NOTICE"

  /// The folder of the files; nil if only the copies inside the program are used.
  public let folder: URL?

  public init(folder: URL) {
    self.folder = folder
  }

  /// Looks for the files of the running program: in the folder that `WORDSCRAMBLE_RESOURCES` names, beside the program,
  /// and in `../share/wordscramble`. Otherwise uses the copies inside the program.
  ///
  /// - Parameter environment: The environment variables of the process.
  public init(environment: [String: String] = [:]) {
    self.init(besideExecutable: GameFiles.executable, environment: environment)
  }

  /// Looks for the files: in the folder that `WORDSCRAMBLE_RESOURCES` names, in the bundle beside the program or in the
  /// resources of an app for the Mac, beside the program itself, and in `../share/wordscramble`. Otherwise uses the
  /// copies inside the program.
  ///
  /// - Parameters:
  ///   - executable: The program, with links resolved.
  ///   - environment: The environment variables of the process.
  package init(besideExecutable executable: URL, environment: [String: String]) {
    if let configuredPath = environment["WORDSCRAMBLE_RESOURCES"], !configuredPath.isEmpty {
      folder = URL(filePath: configuredPath, directoryHint: .isDirectory)
      return
    }
    let programFolder = executable.deletingLastPathComponent()
    let candidates = [
      programFolder.appending(path: "word-scramble_ScrambleKit.resources"),
      programFolder.appending(path: "word-scramble_ScrambleKit.bundle"),
      programFolder.appending(path: "word-scramble_ScrambleKit.bundle/Contents/Resources"),
      programFolder.deletingLastPathComponent().appending(
        path: "Resources/word-scramble_ScrambleKit.bundle/Contents/Resources"),
      programFolder,
      programFolder.deletingLastPathComponent().appending(path: "share/wordscramble"),
    ]
    folder = candidates.first { folder in
      func has(_ file: String) -> Bool { FileManager.default.fileExists(atPath: folder.appending(path: file).path) }
      // The program's folder may be shared with another program that has files of the same names.
      return has(GameFiles.lexiconFileName) && (folder != programFolder || has(GameFiles.rootsFileName))
    }
  }

  /// The running program, with links resolved, independent of the working directory.
  private static var executable: URL {
    #if os(Linux)
      let path = "/proc/self/exe"
    #else
      let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
    return URL(filePath: path).resolvingSymlinksInPath()
  }

  /// Reads a file of the game.
  ///
  /// - Throws: A ``FileError`` if the file is missing or cannot be read.
  public func bytes(of file: String) throws(FileError) -> [UInt8] {
    guard let folder else {
      guard let copy = EmbeddedFiles.bytes(of: file) else { throw FileError(file: file, reason: .missing) }
      return copy
    }
    do throws(SystemError) {
      return try File(folder.appending(path: file).path).bytes()
    } catch {
      throw FileError(file: file, reason: error.isFileMissing ? .missing : .unreadable)
    }
  }
}
