#if !Server
  import Testing

  struct WithoutServerTests {
    @Test(.disabled("left out without the trait Server: swift test --traits Server"))
    func `the tests of the server need its trait`() {}
  }
#endif
