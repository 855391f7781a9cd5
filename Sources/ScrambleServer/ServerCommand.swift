import ArgumentParser
import Hummingbird
import Logging
import NIOCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// `wordscramble-server`: hands out the page.
@main
struct ServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wordscramble-server",
    abstract: "Serve the page of Word Scramble.",
    usage: """
      wordscramble-server                      for this computer, at port 8080
      wordscramble-server --host 0.0.0.0       for everybody on the network
      wordscramble-server --port 0             at a port that is free
      """,
    discussion: """
      SIGTERM and Control-C stop it within five seconds. It logs to standard error, and nothing about who plays.
      Exit codes: 0 stopped, 64 wrong usage or value, 65 damaged page, 69 the address or port is not to be had, \
      74 cannot read the page.
      """,
    version: "wordscramble-server 0.1.0")

  @Option(help: "The address to listen at.") var host = "127.0.0.1"
  @Option(help: "The port to listen at; 0 takes one that is free.") var port = 8080
  @Option(help: "The folder of the page; otherwise ../share/wordscramble/page, seen from the program.") var web: String?
  @Option(help: "The seconds that a client may do nothing, 1 to 60.") var patience = 7

  func validate() throws {
    guard !host.isEmpty else { throw ValidationError("Give an address to listen at.") }
    guard (0...65_535).contains(port) else { throw ValidationError("A port is a number from 0 to 65535.") }
    guard (1...60).contains(patience) else { throw ValidationError("Patience is 1 to 60 seconds.") }
  }

  func run() async throws {
    let site = try loadSite()
    var logger = Logger(label: "wordscramble-server") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = .notice
    let readiness = Readiness()
    let application = buildApplication(
      address: .hostname(host, port: port), router: makeRouter(site: site, readiness: readiness),
      patience: Patience(client: .seconds(Int64(patience))),
      connections: Descriptors.connections(threads: System.coreCount), logger: logger, onStart: announce)
    do {
      try await ScrambleServer.run(application, readiness: readiness, logger: logger)
    } catch let error as IOError {
      try leave(for: String(cString: strerror(error.errnoCode)))
    } catch is SocketAddressError.UnknownHost {
      try leave(for: "No such address")
    }
  }

  private func leave(for reason: String) throws -> Never {
    try Executable.leave("cannot listen at \(host), port \(port): \(reason).", code: 69)
  }

  private func loadSite() throws -> Site {
    let folder = web ?? Executable.folder + "/../share/wordscramble/page"
    do throws(SiteError) {
      return try Site(folder: folder)
    } catch {
      try Executable.leave(error.line, code: error.exitCode)
    }
  }

  private func announce(port: Int) {
    let name = host.contains(":") ? "[\(host)]" : host
    print("Word Scramble is at http://\(name):\(port)/")
    fflush(nil)
  }
}
