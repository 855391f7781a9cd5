import Hummingbird

/// `/health/live` and `/health/ready`: what a supervisor or a proxy asks.
struct HealthRoutes {
  /// What the paths of these routes begin with.
  static let path = "/health/"

  let readiness: Readiness

  func add(to router: Router<some RequestContext>) {
    for method in [HTTPRequest.Method.get, .head] {
      router.on("health/live", method: method) { _, _ in Response(plain: "ok\n", status: .ok) }
      router.on("health/ready", method: method) { _, _ in
        guard await readiness.isReady else { throw HTTPError(.serviceUnavailable) }
        return Response(plain: "ok\n", status: .ok)
      }
    }
  }
}
