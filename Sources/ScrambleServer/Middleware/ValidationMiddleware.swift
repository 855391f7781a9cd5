#if Server
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
      guard request.hasValidHost else { throw HTTPError(.badRequest) }
      guard request.method == .get || request.method == .head else {
        throw HTTPError(.methodNotAllowed, headers: [.allow: "GET, HEAD"])
      }
      guard !request.headers.announceBody else { throw HTTPError(.contentTooLarge) }
      return try await next(request, context)
    }
  }

  extension Request {
    /// Whether the request has exactly one `Host`, and a valid one. The first becomes the authority, a second remains among the headers.
    fileprivate var hasValidHost: Bool {
      guard let authority = head.authority, !authority.isEmpty, authority.utf8.allSatisfy(\.canBeInHost) else {
        return false
      }
      return !headers.contains { $0.name.canonicalName == "host" }
    }
  }

  extension UInt8 {
    /// Whether the byte can occur in a host and its port, as RFC 3986 defines them.
    fileprivate var canBeInHost: Bool {
      switch self {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
      default: "-._~%!$&'()*+,;=:[]".utf8.contains(self)
      }
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
#endif
