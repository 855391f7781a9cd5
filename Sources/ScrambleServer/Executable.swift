import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#endif

/// The program itself.
enum Executable {
  /// The folder it is in, links followed, wherever it was called from.
  static var folder: String {
    #if os(Linux)
      let path = "/proc/self/exe"
    #else
      let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
    return URL(filePath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  /// Says on standard error why the program ends, and ends it.
  static func leave(_ reason: String, code: Int32) throws -> Never {
    let line = Array("wordscramble-server: \(reason)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)  // Where nobody can hear it, the code still tells.
    throw ExitCode(code)
  }
}
