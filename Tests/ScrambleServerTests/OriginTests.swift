import Testing

@testable import ScrambleServer

struct OriginTests {
  @Test(arguments: [
    "https://moodle.example.org", "http://localhost", "http://localhost:8000", "https://10.0.0.7:65535",
    "https://xn--bcher-kva.example", "https://a-b.c1:1", "HTTPS://Moodle.Example.ORG",
  ])
  func `an origin is a scheme, a host and an optional port`(text: String) {
    #expect(Origin(text)?.description == text.lowercased())
  }

  @Test(arguments: [
    "", "https", "https:", "https://", "moodle.example.org", "ftp://moodle.example.org", "//moodle.example.org",
    "https:moodle.example.org", "https:/moodle.example.org", "https:///moodle.example.org",
    "https://moodle.example.org/", "https://moodle.example.org/path", "https://moodle.example.org?", "https://a#",
    "https://user@moodle.example.org", "https://user:1@moodle.example.org", "https://*", "https://*.example.org",
    "https://a:*", "https://a:", "https://a:0", "https://a:65536", "https://a:080808", "https://a:+1", "https://a:1:2",
    "https://.example.org", "https://example..org", "https://example.org.", "https://-a", "https://a-", "https://a_b",
    "https://a; script-src *", "https://a,https://b", "https://a https://b", " https://a", "https://a ", "https://a\n",
    "https://a\r\nX: 1", "https://[::1]", "https://b\u{FC}cher.example", "https://a\u{202E}b", "'self'", "*", "null",
    "data:", "\u{212A}ttps://a", "https://\u{212A}elvin.example",
  ])
  func `any other text is not an origin`(text: String) {
    #expect(Origin(text) == nil)
  }

  @Test func `labels and names have the maximum lengths of DNS`() {
    let label = String(repeating: "a", count: 63)
    #expect(Origin("https://\(label)") != nil && Origin("https://\(label)a") == nil)
    let longHost = Array(repeating: label, count: 4).joined(separator: ".")
    #expect(Origin("https://\(longHost.dropFirst(2))") != nil && Origin("https://\(longHost.dropFirst(1))") == nil)
  }
}
