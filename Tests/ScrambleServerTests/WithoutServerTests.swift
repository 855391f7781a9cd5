#if !Server
  import Testing

  struct WithoutServerTests {
    @Test(.disabled("left out without the trait Server: swift test --traits Server"))
    func `connections, requests, headers, routes and the files of the page`() {}
  }
#endif
