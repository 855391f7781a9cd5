#if Server
  import Hummingbird
  import ServiceLifecycle

  /// The routes `/health/live` and `/health/ready` for a supervisor or a proxy.
  struct HealthRoutes {
    let readiness: Readiness

    func add(to router: Router<some RequestContext>) {
      for method in [HTTPRequest.Method.get, .head] {
        router.on("\(Manifest.reservedPrefix)live", method: method) { _, _ in Response(plain: "ok\n", status: .ok) }
        router.on("\(Manifest.reservedPrefix)ready", method: method) { _, _ in
          guard await readiness.isReady else { throw HTTPError(.serviceUnavailable) }
          return Response(plain: "ok\n", status: .ok)
        }
      }
    }
  }

  /// Whether the server accepts requests. It is true until the server is told to stop.
  actor Readiness {
    private(set) var isReady = true

    func markNotReady() {
      isReady = false
    }
  }

  /// The service that stops first. It marks the server as not ready, and keeps it running long enough for a proxy to
  /// notice.
  struct ReadinessDrain: Service {
    let readiness: Readiness
    let duration: Duration

    func run() async throws {
      try await gracefulShutdown()
      await readiness.markNotReady()
      try await Task.sleep(for: duration)
    }
  }
#endif
