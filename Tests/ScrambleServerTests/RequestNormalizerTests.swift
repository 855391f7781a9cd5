#if Server
  import HTTPTypes
  import Testing

  @testable import ScrambleServer

  struct RequestNormalizerTests {
    private func normalizedRequest(_ version: String, _ lines: String...) throws -> HTTPRequest? {
      let connection = try TestConnection()
      try connection.receive((["GET / HTTP/\(version)"] + lines + ["", ""]).joined(separator: "\r\n"))
      return try connection.nextRequest()
    }

    @Test(arguments: [
      "close", "Close", "CLOSE", "foo, close", "close, foo", "foo ,\tCLOSE", "keep-alive, close",
      "close\r\nConnection: foo",
      "foo\r\nConnection: close",
    ])
    func `a list that contains close becomes close`(value: String) throws {
      let request = try normalizedRequest("1.1", "Host: localhost", "Connection: \(value)")
      #expect(request?.headerFields[values: .connection] == ["close"])
    }

    @Test(arguments: ["keep-alive", "foo", "closed", "foo, not-close"])
    func `HTTP/1.1 stays open without close`(value: String) throws {
      let request = try normalizedRequest("1.1", "Host: localhost", "Connection: \(value)")
      #expect(request?.headerFields[values: .connection] == [value])
    }

    @Test(arguments: ["Host: localhost", "Connection: foo", "Connection: close"])
    func `HTTP/1.0 closes by default`(line: String) throws {
      #expect(try normalizedRequest("1.0", line)?.headerFields[values: .connection] == ["close"])
    }

    @Test(arguments: ["keep-alive", "Keep-Alive", "foo, KEEP-ALIVE"])
    func `HTTP/1.0 stays open with keep-alive`(value: String) throws {
      #expect(try normalizedRequest("1.0", "Connection: \(value)")?.headerFields[values: .connection] == ["keep-alive"])
    }

    @Test func `only HTTP/1.0 may omit the host`() throws {
      #expect(try normalizedRequest("1.0")?.authority == "localhost")
      #expect(try normalizedRequest("1.0", "Host: example.org")?.authority == "example.org")
      #expect(try normalizedRequest("1.0", "Host:")?.authority == "")
      #expect(try normalizedRequest("1.1", "X: y")?.authority == nil)
      #expect(try normalizedRequest("1.1", "X: y", "Connection: close")?.authority == nil)
    }
  }
#endif
