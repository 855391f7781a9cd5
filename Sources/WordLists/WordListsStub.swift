#if !Terminal
  import Foundation

  /// Stands in for the program when the trait `Terminal` is not enabled. Prints the command that builds the program,
  /// and exits with 1.
  @main
  enum WordListsStub {
    static func main() {
      let reason = "WordLists was built without the trait Terminal."
      FileHandle.standardError.write(Data("\(reason) Type: swift run --traits Terminal WordLists\n".utf8))
      exit(1)
    }
  }
#endif
