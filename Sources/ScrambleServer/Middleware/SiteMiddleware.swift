#if Server
  import Hummingbird

  /// Responds with the files of the page. Passes requests for other paths on to the routes.
  struct SiteMiddleware: RouterMiddleware {
    let site: Site

    func handle(
      _ request: Request, context: BasicRequestContext, next: (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
      guard let asset = site[request.uri.path] else { return try await next(request, context) }
      return asset.response(to: request)
    }
  }
#endif
