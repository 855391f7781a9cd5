#if Server
  import HTTPTypes
  import Hummingbird

  /// Rejects requests that no route accepts. Checks the length of the path first, so that a long path is not examined
  /// further.
  struct ValidationMiddleware: RouterMiddleware {
    /// The maximum length of a path with its query in bytes.
    static let maximumPathLength = 2048

    func handle(
      _ request: Request, context: BasicRequestContext, next: (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
      guard (request.head.path ?? "").utf8.count <= Self.maximumPathLength else { throw HTTPError(.uriTooLong) }
      guard request.hasValidHost else { throw HTTPError(.badRequest) }
      guard request.method == .get || request.method == .head else {
        throw HTTPError(.methodNotAllowed, headers: [.allow: "GET, HEAD"])
      }
      guard !request.headers.announceBody else { throw HTTPError(.contentTooLarge) }
      return try await next(request, context)
    }
  }

  extension Request {
    /// Whether the request has exactly one valid `Host`. The first one becomes the authority; a second one stays among
    /// the headers.
    fileprivate var hasValidHost: Bool {
      guard let authority = head.authority, !authority.isEmpty, authority.utf8.allSatisfy(\.canBeInHost) else {
        return false
      }
      return !headers.contains { $0.name.canonicalName == "host" }
    }
  }

  extension UInt8 {
    /// Whether the byte can occur in a host with a port, as RFC 3986 defines them.
    fileprivate var canBeInHost: Bool {
      switch self {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
      default: "-._~%!$&'()*+,;=:[]".utf8.contains(self)
      }
    }
  }

  extension HTTPFields {
    /// Whether these headers announce a body.
    var announceBody: Bool {
      if contains(.transferEncoding) { return true }
      guard let length = self[.contentLength] else { return false }
      return length != "0"
    }
  }
#endif
