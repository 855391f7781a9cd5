import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// Builds the routes and what stands before them. The order is the order in which a request meets them.
func makeRouter(site: Site, readiness: Readiness) -> Router<BasicRequestContext> {
  let router = Router()
  router.addMiddleware {
    EveryAnswer()
    RequestRules()
    SiteFiles(site: site)
  }
  HealthRoutes(readiness: readiness).add(to: router)
  return router
}

/// Builds the server.
///
/// - Parameters:
///   - address: Where it listens.
///   - router: The routes; ``makeRouter(site:readiness:)`` makes them.
///   - patience: How long it waits for those at the other end.
///   - connections: The most connections that are held at once; more wait in the system's queue.
///   - logger: Where it says what is wrong.
///   - onStart: Called once it listens, with the port.
func buildApplication(
  address: BindAddress, router: Router<BasicRequestContext>, patience: Patience, connections: Int, logger: Logger,
  onStart: @escaping @Sendable (Int) -> Void
) -> some ApplicationProtocol {
  let decoder = HTTP1Channel.Configuration.DecoderConfiguration(
    maxHeaderFieldSize: 8 << 10, maxHeaderListSize: 16 << 10, maxHeaderFieldCount: 64)
  return Application(
    router: router,
    server: .http1(
      configuration: .init(
        additionalChannelHandlers: [Doorkeeper(patience: patience)], httpDecoderConfiguration: decoder)),
    configuration: .init(
      address: address, availableConnectionsDelegate: MaximumAvailableConnections(connections, logger: logger)),
    onServerRunning: { channel in onStart(channel.localAddress?.port ?? 0) },
    logger: logger)
}

/// Runs the server until the system or Control-C tells it to stop: then it says so, takes no more, and waits a little for the rest.
func run(_ application: some ApplicationProtocol, readiness: Readiness, logger: Logger) async throws {
  let services: [any Service] = [application, LeaveTaking(readiness: readiness, notice: .milliseconds(500))]
  var configuration = ServiceGroupConfiguration(
    services: services.map { .init(service: $0) }, gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
  configuration.maximumGracefulShutdownDuration = .milliseconds(4500)
  try await ServiceGroup(configuration: configuration).run()
}
