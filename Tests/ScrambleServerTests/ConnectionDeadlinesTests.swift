#if Server
  import HTTPTypes
  import NIOCore
  import NIOEmbedded
  import NIOHTTPTypes
  import Testing

  @testable import ScrambleServer

  struct ConnectionDeadlinesTests {
    private let request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
    private let connection: TestConnection

    init() throws {
      connection = try TestConnection()
    }

    /// Expects that the connection closes after exactly this time, to the millisecond.
    private func expectClose(afterMilliseconds time: Int64) {
      connection.advance(milliseconds: time - 1)
      #expect(connection.isOpen)
      connection.advance(milliseconds: 1)
      #expect(!connection.isOpen)
    }

    @Test func `a silent client is disconnected after seven seconds`() {
      expectClose(afterMilliseconds: 7000)
    }

    @Test func `a slow request head must arrive within seven seconds`() throws {
      try connection.receive("GET / HTTP/1.1\r\n")
      for _ in 0..<6 {
        connection.advance(milliseconds: 1000)
        try connection.receive("X: a\r\n")
      }
      expectClose(afterMilliseconds: 1000)
    }

    @Test func `a response restarts the seven seconds for the next request`() throws {
      try connection.receive(request)
      connection.advance(milliseconds: 5000)
      connection.respond()
      connection.advance(milliseconds: 6000)
      try connection.receive("GET / HTTP/1.1\r\n")
      expectClose(afterMilliseconds: 1000)
    }

    @Test func `a request restarts the seven seconds for its response`() throws {
      connection.advance(milliseconds: 6000)
      try connection.receive(request)
      expectClose(afterMilliseconds: 7000)
    }

    @Test func `a client that receives nothing is disconnected`() throws {
      try connection.receive(request)
      connection.writeHead()
      connection.writeBody(64 << 10)
      expectClose(afterMilliseconds: 7000)
    }

    @Test func `further requests do not extend the time of a response`() throws {
      try connection.receive(request)
      connection.writeHead()
      connection.writeBody(64 << 10)
      connection.advance(milliseconds: 6000)
      try connection.receive(request)
      expectClose(afterMilliseconds: 1000)
    }

    @Test func `a client that receives 16 KB in time gets seven more seconds`() throws {
      try connection.receive(request)
      connection.writeHead()
      for count in [16 << 10, 16 << 10, (16 << 10) - 1] {
        #expect(connection.isOpen)
        connection.writeBody(count)
        connection.channel.flush()
        connection.advance(milliseconds: 7000)
      }
      #expect(!connection.isOpen)
    }

    @Test func `bytes that are still waiting do not count as received`() throws {
      try connection.receive(request)
      connection.writeHead()
      connection.writeBody(16 << 10)
      connection.channel.flush()
      connection.writeBody(64 << 10)
      connection.advance(milliseconds: 7000)
      #expect(connection.isOpen)
      expectClose(afterMilliseconds: 7000)
    }

    @Test func `a client has two seconds to close after the last response`() throws {
      try connection.receive(request)
      connection.respond()
      connection.channel.close(mode: .output, promise: nil)
      connection.advance(milliseconds: 1000)
      try connection.receive(request)
      expectClose(afterMilliseconds: 1000)
    }

    @Test func `a client whose body is refused has two seconds to close`() throws {
      try connection.receive("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n")
      #expect(try connection.nextRequest()?.headerFields[.connection] == "close")
      connection.respond()
      connection.channel.close(mode: .output, promise: nil)
      connection.advance(milliseconds: 1000)
      try connection.receive("a")
      expectClose(afterMilliseconds: 1000)
    }

    @Test func `a stopping server gives a response three seconds`() throws {
      try connection.receive(request)
      connection.writeHead()
      connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
      connection.advance(milliseconds: 2000)
      connection.writeBody(64 << 10)
      connection.channel.flush()
      expectClose(afterMilliseconds: 1000)
    }

    @Test func `a stopping server closes an idle connection at once`() {
      connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
      #expect(!connection.isOpen)
    }

    @Test func `a canceled deadline does not expire`() {
      let loop = EmbeddedEventLoop()
      var isExpired = false
      let deadline = MovingDeadline(on: loop) { isExpired = true }
      deadline.move(after: .seconds(1))
      deadline.cancel()
      deadline.move(after: .seconds(1))
      deadline.setFinalDeadline(after: .seconds(1))
      loop.advanceTime(by: .seconds(10))
      #expect(!isExpired)
    }
  }

  extension TestConnection {
    fileprivate func writeHead() {
      write(.head(HTTPResponse(status: .ok, headerFields: [.contentLength: "1000000"])))
    }
  }
#endif
