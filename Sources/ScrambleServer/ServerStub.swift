#if !Server
  import Foundation

  /// All that is built of the program without the trait `Server`: it says what to type, and ends with 1.
  @main
  enum ServerStub {
    static func main() {
      let reason = "wordscramble-server was built without the trait Server."
      FileHandle.standardError.write(Data("\(reason) Type: swift run --traits Server wordscramble-server\n".utf8))
      exit(1)
    }
  }
#endif
