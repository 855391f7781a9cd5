#if Server
  import ArgumentParser
  import Hummingbird
  import Logging
  import NIOCore
  import ScrambleKit

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #endif

  /// The `wordscramble-server` program, which serves the page.
  @main
  struct ServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "wordscramble-server",
      abstract: "Serve the page of Word Scramble.",
      usage: """
        wordscramble-server                      serve this computer on port 8080
        wordscramble-server --host 0.0.0.0       serve everyone on the network
        wordscramble-server --port 0             use any free port
        wordscramble-server --embed-in https://moodle.example.org
        """,
      discussion: """
        SIGTERM and Control-C stop the server within five seconds. It logs errors to standard error, and no requests.
        Exit codes: 0 stopped, 64 wrong usage or value, 65 damaged page, 69 address, port or open files not available, \
        74 cannot read the page.
        """,
      version: "wordscramble-server \(GameVersion.current)")

    @Option(help: "The address to listen on.") var host = "127.0.0.1"
    @Option(help: "The port to listen on; 0 uses any free port.") var port = 8080
    @Option(help: "The folder of the page. (default: ../share/wordscramble/page beside the program's folder)")
    var web: String?
    @Option(name: .customLong("client-timeout"), help: "The seconds that a client may do nothing, 1 to 60.")
    var clientTimeout = 7
    @Option(
      name: .customLong("embed-in"),
      help: "The origin of a site that may show the page in a frame; may be given several times.",
      transform: Origin.init(argument:)) var embedIn: [Origin] = []

    func validate() throws {
      guard !host.isEmpty else { throw ValidationError("The value of '--host' is empty.") }
      guard (0...65_535).contains(port) else { throw ValidationError("The value of '--port' is not from 0 to 65535.") }
      guard (1...60).contains(clientTimeout) else {
        throw ValidationError("The value of '--client-timeout' is not from 1 to 60.")
      }
    }

    /// Runs the program. The default `main` would print arguments quoted in a parser's message without escaping them.
    static func main() async {
      do {
        var command = try await asyncParseAsRoot()
        if var command = command as? any AsyncParsableCommand { try await command.run() } else { try command.run() }
      } catch {
        exit(after: error)
      }
    }

    func run() async throws {
      let maximumConnections = try Descriptors.connectionCapacity(threads: System.coreCount)
      let security = SecurityHeaders(embedIn: embedIn)
      let folder = web ?? GameFiles.executable.deletingLastPathComponent().path + "/../share/wordscramble/page"
      let site = try Site(folder: folder, security: security)
      var logger = Logger(label: "wordscramble-server") { StreamLogHandler(label: $0, stream: StandardError()) }
      logger.logLevel = .notice
      let readiness = Readiness()
      let application = buildApplication(
        address: .hostname(host, port: port), router: makeRouter(site: site, readiness: readiness),
        timeouts: Timeouts(client: .seconds(Int64(clientTimeout))), security: security,
        maximumConnections: maximumConnections, logger: logger, onStart: printAddress)
      do {
        try await ScrambleServer.run(application, readiness: readiness, logger: logger)
      } catch let error as IOError {
        failToListen(String(cString: strerror(error.errnoCode)))
      } catch is SocketAddressError.UnknownHost {
        failToListen("No such address")
      }
    }

    private static func exit(after error: any Error) -> Never {
      if let error = error as? SiteError { fail(error.message, code: error.exitCode) }
      if let error = error as? TooFewDescriptors { fail(error.message, code: 69) }
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      if code == .success { print(message) } else if !message.isEmpty { StandardError().write(lines: message) }
      exit(withError: code)
    }

    private static func fail(_ message: String, code: Int32) -> Never {
      StandardError().write("wordscramble-server: \(message)\n")
      exit(withError: ExitCode(code))
    }

    private func failToListen(_ reason: String) -> Never {
      Self.fail("cannot listen at \(host), port \(port): \(reason).", code: 69)
    }

    private func printAddress(port: Int) {
      let name = host.contains(":") ? "[\(host)]" : host
      print(
        String(printable: "Word Scramble is at http://\(name):\(port)/".utf8, limit: StandardError.maximumLineLength))
      fflush(nil)
    }
  }

  extension Origin {
    /// Parses the value of `--embed-in`.
    init(argument text: String) throws {
      guard let origin = Origin(text) else {
        throw ValidationError(
          "an origin is http:// or https://, a host and maybe a port, such as https://moodle.example.org")
      }
      self = origin
    }
  }
#endif
