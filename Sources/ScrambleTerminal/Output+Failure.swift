#if Terminal
  import ArgumentParser

  extension Output {
    /// Prints to standard error why a command cannot continue, and returns the exit code to throw.
    static func failure(_ code: Int32, _ reason: String) -> ExitCode {
      printError("wordscramble: \(reason)")
      return ExitCode(code)
    }
  }
#endif
