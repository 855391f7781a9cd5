import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#endif

/// The running program.
enum Executable {
  /// The folder of the program, with links resolved.
  static var folder: String {
    #if os(Linux)
      let path = "/proc/self/exe"
    #else
      let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
    return URL(filePath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  /// Writes a reason to standard error and exits with a code.
  static func exit(_ reason: String, code: Int32) throws -> Never {
    let line = Array("wordscramble-server: \(reason)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)  // A closed standard error does not matter: the exit code remains.
    throw ExitCode(code)
  }
}
