#if Server
  import HTTPTypes
  import Hummingbird
  import Logging

  /// The outermost middleware. It turns errors into responses, and adds what every response needs.
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
      // ``RequestNormalizer`` has reduced the client's list to the option that the response repeats.
      if let option = request.headers[.connection], option == "close" || option == "keep-alive" {
        response.headers[.connection] = option
      }
      return response
    }
  }

  extension Response {
    /// Creates the response to a failed request: a line of text, or a page with a link to the game for a person who
    /// opened a wrong address.
    fileprivate init(_ error: any HTTPResponseError, to request: Request) {
      let isWrongAddress = error.status == .notFound || error.status == .uriTooLong
      if isWrongAddress, request.headers[.accept]?.contains("text/html") == true {
        self.init(withLinkToGame: error.status)
      } else {
        self.init(plain: error.status, headers: (error as? HTTPError)?.headers ?? [:])
      }
    }

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

    /// Creates a response with a status and its reason phrase as text.
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
