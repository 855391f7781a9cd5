#if Server
  import HTTPTypes
  import Hummingbird
  import InMemoryLogging
  import Logging
  import Testing

  @testable import ScrambleServer

  struct RouterTests {
    let readiness = Readiness()
    let client: RouterClient

    init() throws {
      client = RouterClient(makeRouter(site: try TinyPage().site, readiness: readiness))
    }

    @Test(arguments: [(nil, "\"tag\"", nil), ("br, gzip", "\"tag-br\"", "br"), ("gzip", "\"tag-gzip\"", "gzip")])
    func `a file is sent in the smallest accepted form`(accepted: String?, tag: String, coding: String?) async throws {
      var headers = HTTPFields()
      headers[.acceptEncoding] = accepted
      let response = try await client.send("/?root=silkworm", headers: headers)
      #expect(response.status == .ok)
      #expect(response.headers[.eTag] == tag)
      #expect(response.headers[.contentEncoding] == coding)
      #expect(response.headers[.vary] == "Accept-Encoding")
      #expect(SecurityHeaders.arePresent(in: response.headers))
      #expect(response.headers[.contentLength] == response.body.contentLength.map { "\($0)" })
    }

    @Test func `an unchanged file is not sent again`() async throws {
      let response = try await client.send("/", headers: [.ifNoneMatch: "\"tag-br\"", .acceptEncoding: "br"])
      #expect(response.status == .notModified && response.body.contentLength == 0)
      let other = try await client.send("/", headers: [.ifNoneMatch: "\"tag-br\"", .acceptEncoding: "gzip"])
      #expect(other.status == .ok)
    }

    @Test(arguments: ["/", "/v/main.js", "/health/live", "/health/ready", "/nothing"])
    func `HEAD responds like GET but without the body`(path: String) async throws {
      let (get, head) = (try await client.send(path), try await client.send(path, method: .head))
      #expect(head.status == get.status && head.headers == get.headers)
      #expect(head.body.contentLength == 0)
    }

    @Test(
      arguments: ["/", "/v/main.js", "/health/live", "/nothing"],
      ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "FETCH"])
    func `only GET and HEAD are allowed`(path: String, method: String) async throws {
      let response = try await client.send(path, method: .init(method)!)
      #expect(response.status == .methodNotAllowed && response.headers[.allow] == "GET, HEAD")
    }

    @Test(arguments: ["/", "/health/ready", "/nothing"])
    func `a request without exactly one host is refused`(path: String) async throws {
      #expect(try await client.send(path, host: nil).status == .badRequest)
      #expect(try await client.send(path, host: "").status == .badRequest)
      let duplicateHost = HTTPFields([HTTPField(name: .init("Host")!, value: "localhost")])
      #expect(try await client.send(path, headers: duplicateHost).status == .badRequest)
    }

    @Test(arguments: [
      ("localhost", 200), ("words.example.org:8080", 200), ("192.168.1.5:80", 200), ("[::1]:8080", 200),
      ("xn--bcher-kva", 200),
      ("a%20b", 200), ("a b", 400), ("a\tb", 400), ("user@host", 400), ("a/b", 400), ("a\\b", 400), ("a\"b", 400),
      ("<a>", 400),
      ("b\u{FC}cher", 400),
    ])
    func `a host with an invalid character is refused`(host: String, status: Int) async throws {
      #expect(try await client.send("/", host: host).status.code == status)
    }

    @Test(arguments: [("close", "close"), ("keep-alive", "keep-alive"), ("foo", nil), (nil, nil)])
    func `a response says whether the connection stays open`(request: String?, response: String?) async throws {
      var headers = HTTPFields()
      headers[.connection] = request
      for path in ["/", "/nothing"] {
        #expect(try await client.send(path, headers: headers).headers[.connection] == response)
      }
    }

    @Test(arguments: [(2047, 404), (2048, 404), (2049, 414), (100_000, 414)])
    func `the length of a path with its query is limited`(count: Int, status: Int) async throws {
      let firstHalf = String(repeating: "a", count: count / 2 - 1)
      let path = "/" + firstHalf + "?" + String(repeating: "b", count: count - firstHalf.utf8.count - 2)
      #expect(path.utf8.count == count)
      #expect(try await client.send(path).status.code == status)
    }

    @Test(arguments: [
      HTTPFields(dictionaryLiteral: (.contentLength, "1")), [.transferEncoding: "chunked"], [.contentLength: "x"],
    ])
    func `a request with a body is refused`(headers: HTTPFields) async throws {
      #expect(try await client.send("/", headers: headers).status == .contentTooLarge)
    }

    @Test func `the server is ready until it stops, and alive throughout`() async throws {
      #expect(try await client.send("/health/ready").status == .ok)
      await readiness.markNotReady()
      #expect(try await client.send("/health/ready").status == .serviceUnavailable)
      #expect(try await client.send("/health/live").status == .ok)
      #expect(try await client.send("/").status == .ok)
    }

    @Test func `an unexpected error becomes a response and is logged`() async throws {
      struct TestError: Error {}
      let log = InMemoryLogHandler()
      let router = Router()
      router.addMiddleware { ResponseMiddleware() }
      router.get("throws") { _, _ -> Response in throw TestError() }
      let response = try await RouterClient(router, logger: Logger(label: "test") { _ in log }).send("/throws")
      #expect(response.status == .internalServerError)
      #expect(response.headers[.contentType] == "text/plain; charset=utf-8")
      #expect(log.entries.map(\.level) == [.error])
    }
  }
#endif
