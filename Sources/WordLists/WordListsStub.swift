#if !Terminal
  import Foundation

  /// Stands in for the program without the trait `Terminal`: prints the command to build it, and exits with 1.
  @main
  enum WordListsStub {
    static func main() {
      let reason = "WordLists was built without the trait Terminal."
      FileHandle.standardError.write(Data("\(reason) Type: swift run --traits Terminal WordLists\n".utf8))
      exit(1)
    }
  }
#endif
