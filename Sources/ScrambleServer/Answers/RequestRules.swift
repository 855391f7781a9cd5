import HTTPTypes
import Hummingbird

/// What every request must keep to, whatever it asks for. Lengths come first: nothing too long is looked at more closely.
struct RequestRules: RouterMiddleware {
  /// The most bytes that a path and its query may have together.
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
  /// Whether the request has one `Host`. The first became the authority; a second stayed among the headers.
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
