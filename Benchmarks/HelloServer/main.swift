// The smallest server of Hummingbird's guide, with one route and no middleware. `web.py` compares `wordscramble-server`
// with it.
#if Server
  import Hummingbird

  let router = Router()
  router.get("hello") { _, _ in "hello" }
  let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8081
  let application = Application(router: router, configuration: .init(address: .hostname("127.0.0.1", port: port)))
  try await application.runService()
#else
  import Foundation

  FileHandle.standardError.write(Data("HelloServer was built without the trait Server. Type: make bench-web\n".utf8))
  exit(1)
#endif
