#if Server
  import Hummingbird
  import HummingbirdCore
  import Logging
  import NIOCore
  import ServiceLifecycle
  import UnixSignals

  /// Builds the router. Middleware runs in the order in which it is added.
  func makeRouter(site: Site, readiness: Readiness) -> Router<BasicRequestContext> {
    let router = Router()
    router.addMiddleware {
      ResponseMiddleware()
      ValidationMiddleware()
      SiteMiddleware(site: site)
    }
    HealthRoutes(readiness: readiness).add(to: router)
    return router
  }

  /// Builds the application.
  ///
  /// - Parameters:
  ///   - address: The address to listen on.
  ///   - router: The router of ``makeRouter(site:readiness:)``.
  ///   - timeouts: How long the server waits for clients.
  ///   - security: The headers to add to responses that lack them.
  ///   - maximumConnections: The maximum number of simultaneous connections. Further ones wait in the system's queue.
  ///   - logger: The logger for errors.
  ///   - onStart: Called with the port once the server listens.
  func buildApplication(
    address: BindAddress, router: Router<BasicRequestContext>, timeouts: Timeouts, security: SecurityHeaders,
    maximumConnections: Int, logger: Logger, onStart: @escaping @Sendable (Int) -> Void
  ) -> some ApplicationProtocol {
    Application(
      router: router,
      server: .init { SiteChannel(responder: $0, timeouts: timeouts, security: security) },
      configuration: .init(
        address: address, availableConnectionsDelegate: MaximumAvailableConnections(maximumConnections, logger: logger)),
      onServerRunning: { channel in onStart(channel.localAddress?.port ?? 0) },
      logger: logger)
  }

  /// Runs the server until SIGTERM or Control-C.
  ///
  /// The server then reports that it is not ready, stops accepting connections, and waits briefly for the open ones.
  func run(_ application: some ApplicationProtocol, readiness: Readiness, logger: Logger) async throws {
    let services: [any Service] = [application, ReadinessDrain(readiness: readiness, duration: .milliseconds(500))]
    var configuration = ServiceGroupConfiguration(
      services: services.map { .init(service: $0) }, gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    configuration.maximumGracefulShutdownDuration = .milliseconds(4500)
    try await ServiceGroup(configuration: configuration).run()
  }
#endif
