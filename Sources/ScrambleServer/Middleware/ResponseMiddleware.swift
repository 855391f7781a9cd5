#if Server
  import HTTPTypes
  import Hummingbird
  import Logging

  /// The outermost middleware: turns errors into responses, and completes what every response needs.
  struct ResponseMiddleware: RouterMiddleware {
    func handle(
      _ request: Request, context: BasicRequestContext, next: (Request, BasicRequestContext) async throws -> Response
    ) async -> Response {
      var response: Response
      do {
        response = try await next(request, context)
      } catch let error as any HTTPResponseError {
        response = Response(error, to: request)
      } catch {
        context.logger.error("A request failed.", metadata: ["error": "\(error)"])
        response = Response(plain: .internalServerError)
      }
      if request.method == .head { response = response.createHeadResponse() }
      // ``RequestNormalizer`` has reduced the client's list to what the response says as well.
      if let option = request.headers[.connection], option == "close" || option == "keep-alive" {
        response.headers[.connection] = option
      }
      return response
    }
  }

  extension Response {
    /// Creates the response to a request that failed: a line of text, or for a person who opened a wrong address, a link to the game too.
    fileprivate init(_ error: any HTTPResponseError, to request: Request) {
      let isWrongAddress = error.status == .notFound || error.status == .uriTooLong
      if isWrongAddress, request.headers[.accept]?.contains("text/html") == true {
        self.init(withLinkToGame: error.status)
      } else {
        self.init(plain: error.status, headers: (error as? HTTPError)?.headers ?? [:])
      }
    }

    /// Creates a page with a status and a link to the game.
    private init(withLinkToGame status: HTTPResponse.Status) {
      let reason = "\(status.code) \(status.reasonPhrase)"
      let page = """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
        <title>\(reason)</title>
        <p>\(reason)</p>
        <p><a href="/">Word Scramble</a></p>

        """
      let headers: HTTPFields = [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"]
      self.init(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: page)))
    }

    /// Creates a response with a status and its reason as text.
    init(plain status: HTTPResponse.Status, headers: HTTPFields = [:]) {
      self.init(plain: "\(status.code) \(status.reasonPhrase)\n", status: status, headers: headers)
    }

    /// Creates a response with a line of text, which caches must not store.
    init(plain text: String, status: HTTPResponse.Status, headers: HTTPFields = [:]) {
      var headers = headers
      headers[.contentType] = "text/plain; charset=utf-8"
      headers[.cacheControl] = "no-store"
      self.init(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
  }
#endif
