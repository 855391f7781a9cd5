#if !Terminal
  import Foundation

  /// All that is built of the program without the trait `Terminal`: it says what to type, and ends with 1.
  @main
  enum TerminalStub {
    static func main() {
      let reason = "wordscramble was built without the trait Terminal."
      FileHandle.standardError.write(Data("\(reason) Type: swift run --traits Terminal wordscramble\n".utf8))
      exit(1)
    }
  }
#endif
