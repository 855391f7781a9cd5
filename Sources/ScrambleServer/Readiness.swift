import ServiceLifecycle

/// Whether the server takes work. It does from its start until it is told to stop.
actor Readiness {
  private(set) var isReady = true

  /// Says from now on that the server is leaving.
  func end() {
    isReady = false
  }
}

/// The service that is stopped first: it says that the server is leaving, and gives those who ask a moment to hear it.
struct LeaveTaking: Service {
  let readiness: Readiness
  let notice: Duration

  func run() async throws {
    try await gracefulShutdown()
    await readiness.end()
    try await Task.sleep(for: notice)
  }
}
