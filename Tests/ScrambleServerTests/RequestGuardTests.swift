#if Server
  import HTTPTypes
  import Testing

  @testable import ScrambleServer

  struct RequestGuardTests {
    private let connection: TestConnection

    init() throws {
      connection = try TestConnection()
    }

    @Test(arguments: ["Content-Length: 5\r\n\r\nhello", "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n"])
    func `a body is dropped, and the connection closes after its request`(body: String) throws {
      try connection.receive("GET / HTTP/1.1\r\nHost: localhost\r\n\(body)")
      try connection.receive("GET /hidden HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let request = try connection.nextRequest()
      #expect(request?.path == "/" && request?.headerFields[.connection] == "close")
      #expect(try connection.nextRequest() == nil)
    }

    @Test func `a request without a body is forwarded unchanged`() throws {
      try connection.receive("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n")
      try connection.receive("GET /next HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(try connection.nextRequest()?.headerFields == [.contentLength: "0"])
      #expect(try connection.nextRequest()?.path == "/next")
    }

    @Test func `a large body closes the connection`() throws {
      try connection.receive("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n")
      let bodyPart = String(repeating: "a", count: 32 << 10)
      try connection.receive(bodyPart)
      try connection.receive(bodyPart)
      #expect(connection.isOpen)
      try connection.receive("a")
      #expect(!connection.isOpen)
    }

    @Test func `an error within a refused body does not reach the router`() throws {
      try connection.receive("GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nnot a size\r\n")
      #expect(try connection.nextRequest()?.path == "/")
    }

    @Test func `an error outside a body reaches the router`() throws {
      #expect(throws: (any Error).self) { try connection.receive("not HTTP\r\n\r\n") }
    }
  }
#endif
