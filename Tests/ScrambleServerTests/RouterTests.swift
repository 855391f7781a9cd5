import HTTPTypes
import Hummingbird
import InMemoryLogging
import Logging
import Testing

@testable import ScrambleServer

struct RouterTests {
  let readiness = Readiness()
  let visitor: Visitor

  init() throws {
    visitor = Visitor(makeRouter(site: try TinyPage().site, readiness: readiness))
  }

  @Test(arguments: [(nil, "\"tag\"", nil), ("br, gzip", "\"tag-br\"", "br"), ("gzip", "\"tag-gzip\"", "gzip")])
  func `a file goes out in the form that is taken`(accepted: String?, tag: String, coding: String?) async throws {
    var headers = HTTPFields()
    headers[.acceptEncoding] = accepted
    let response = try await visitor.ask("/?root=silkworm", headers: headers)
    #expect(response.status == .ok)
    #expect(response.headers[.eTag] == tag)
    #expect(response.headers[.contentEncoding] == coding)
    #expect(response.headers[.vary] == "Accept-Encoding")
    #expect(SecurityHeaders.areIn(response.headers))
    #expect(response.headers[.contentLength] == response.body.contentLength.map { "\($0)" })
  }

  @Test func `what has not changed is not sent again`() async throws {
    let response = try await visitor.ask("/", headers: [.ifNoneMatch: "\"tag-br\"", .acceptEncoding: "br"])
    #expect(response.status == .notModified && response.body.contentLength == 0)
    let other = try await visitor.ask("/", headers: [.ifNoneMatch: "\"tag-br\"", .acceptEncoding: "gzip"])
    #expect(other.status == .ok)
  }

  @Test(arguments: ["/", "/v/main.js", "/health/live", "/health/ready", "/nothing"])
  func `a head is a get without its body`(path: String) async throws {
    let (get, head) = (try await visitor.ask(path), try await visitor.ask(path, method: .head))
    #expect(head.status == get.status && head.headers == get.headers)
    #expect(head.body.contentLength == 0)
  }

  @Test(
    arguments: ["/", "/v/main.js", "/health/live", "/nothing"], ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "FETCH"])
  func `only get and head are allowed`(path: String, method: String) async throws {
    let response = try await visitor.ask(path, method: .init(method)!)
    #expect(response.status == .methodNotAllowed && response.headers[.allow] == "GET, HEAD")
  }

  @Test(arguments: ["/", "/health/ready", "/nothing"])
  func `a request has one host`(path: String) async throws {
    #expect(try await visitor.ask(path, host: nil).status == .badRequest)
    #expect(try await visitor.ask(path, host: "").status == .badRequest)
    let second = HTTPFields([HTTPField(name: .init("Host")!, value: "localhost")])
    #expect(try await visitor.ask(path, headers: second).status == .badRequest)
  }

  @Test(arguments: [(2047, 404), (2048, 404), (2049, 414), (100_000, 414)])
  func `a path and its query have a limit`(count: Int, status: Int) async throws {
    let half = String(repeating: "a", count: count / 2 - 1)
    let path = "/" + half + "?" + String(repeating: "b", count: count - half.utf8.count - 2)
    #expect(path.utf8.count == count)
    #expect(try await visitor.ask(path).status.code == status)
  }

  @Test(arguments: [
    HTTPFields(dictionaryLiteral: (.contentLength, "1")), [.transferEncoding: "chunked"], [.contentLength: "x"],
  ])
  func `a request has no body`(headers: HTTPFields) async throws {
    #expect(try await visitor.ask("/", headers: headers).status == .contentTooLarge)
  }

  @Test func `it is ready until it leaves, and alive all the time`() async throws {
    #expect(try await visitor.ask("/health/ready").status == .ok)
    await readiness.end()
    #expect(try await visitor.ask("/health/ready").status == .serviceUnavailable)
    #expect(try await visitor.ask("/health/live").status == .ok)
    #expect(try await visitor.ask("/").status == .ok)
  }

  @Test func `what a route throws becomes an answer, and is told`() async throws {
    struct Mishap: Error {}
    let log = InMemoryLogHandler()
    let router = Router()
    router.addMiddleware { EveryAnswer() }
    router.get("throws") { _, _ -> Response in throw Mishap() }
    let response = try await Visitor(router, logger: Logger(label: "test") { _ in log }).ask("/throws")
    #expect(response.status == .internalServerError)
    #expect(response.headers[.contentType] == "text/plain; charset=utf-8")
    #expect(log.entries.map(\.level) == [.error])
  }
}
