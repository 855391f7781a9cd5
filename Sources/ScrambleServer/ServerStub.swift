#if !Server
  import Foundation

  /// Stands in for the program without the trait `Server`: prints the command to build it, and exits with 1.
  @main
  enum ServerStub {
    static func main() {
      let reason = "wordscramble-server was built without the trait Server."
      FileHandle.standardError.write(Data("\(reason) Type: swift run --traits Server wordscramble-server\n".utf8))
      exit(1)
    }
  }
#endif
