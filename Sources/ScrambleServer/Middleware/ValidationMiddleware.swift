import HTTPTypes
import Hummingbird

/// Rejects requests that no route accepts. Lengths come first, so that nothing long is examined further.
struct ValidationMiddleware: RouterMiddleware {
  /// The maximum number of bytes of a path and its query together.
  static let longestPath = 2048

  func handle(
    _ request: Request, context: BasicRequestContext, next: (Request, BasicRequestContext) async throws -> Response
  ) async throws -> Response {
    guard (request.head.path ?? "").utf8.count <= Self.longestPath else { throw HTTPError(.uriTooLong) }
    guard request.hasOneHost else { throw HTTPError(.badRequest) }
    guard request.method == .get || request.method == .head else {
      throw HTTPError(.methodNotAllowed, headers: [.allow: "GET, HEAD"])
    }
    guard !request.headers.announceBody else { throw HTTPError(.contentTooLarge) }
    return try await next(request, context)
  }
}

extension Request {
  /// Whether the request has exactly one `Host`. The first becomes the authority, a second remains among the headers.
  fileprivate var hasOneHost: Bool {
    guard let authority = head.authority, !authority.isEmpty else { return false }
    return !headers.contains { $0.name.canonicalName == "host" }
  }
}

extension HTTPFields {
  /// Whether a body follows these headers of a request.
  var announceBody: Bool {
    if contains(.transferEncoding) { return true }
    guard let length = self[.contentLength] else { return false }
    return length != "0"
  }
}
