import Hummingbird

/// The middleware that answers with the files of the page; what is none of them goes on to the routes.
struct SiteFiles: RouterMiddleware {
  let site: Site

  func handle(
    _ request: Request, context: BasicRequestContext, next: (Request, BasicRequestContext) async throws -> Response
  ) async throws -> Response {
    guard let page = site[request.uri.path] else { return try await next(request, context) }
    return page.answer(to: request)
  }
}
