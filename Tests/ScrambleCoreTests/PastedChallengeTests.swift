import ScrambleTesting
import Testing

@testable import ScrambleCore

/// Links of challenges as chats and mail programs pass them on.
struct PastedChallengeTests {
  private static let challenge = Challenge(
    .daily(322), ("Ana", ["latte", "title", "detail"], true), ("Ben", ["idea", "title"], false))
  private static let code = challenge.codeText
  private static let link = "https://example.org/words/#\(code)"
  /// The same puzzle before Ben joined.
  private static let old = Challenge(.daily(322), ("Ana", ["latte"], false))

  /// The link with a text between pieces of the code, as a chat breaks it.
  private static func broken(_ separator: String, every length: Int = 20) -> String {
    var rest = code[...]
    var pieces: [Substring] = []
    while !rest.isEmpty {
      pieces.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return "https://example.org/#" + pieces.joined(separator: separator)
  }

  private static let texts: [String] = [
    code, "#\(code)", " \(code)\n", link, "\(link).", "(\(link))", "<\(link)>", "“\(link)”", "**\(link)**", "\(link)。",
    "\(link)%20", "\(link)%20hello", "\(link) Can you find more?", "\(link) 🎉", "\(link)🎉🎉", "\(link)，来玩吧",
    "Word Scramble No 322: \u{2068}Ana\u{2069} found 15 of 40 words.\n\(link)",
    "Word Scramble #322, silkworm: look!\n\(link)\nSent from my phone", "[play](\(link)): now",
    link.replacing("#", with: "%23"), link.replacing("#", with: "%2523"), link.replacing("#", with: "%252523"),
    "https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2F%23\(code)&data=05%7C01&sdata=7",
    "https://l.example.com/?u=https%253A%252F%252Fexample.org%252F%2523\(code)%26fbclid%3DIwAR0&h=AT0",
    "\(link)&fbclid=IwAR2", "\(link)?utm_source=chat",
    "\(link)\n\nWord Scramble\nA word game #words #fun\nexample.org",
    "[18.11.26, 10:32] Ana: \(link)\n[10:33] Ben: ok #1",
    "\(link)\n10:32 ✓✓", broken("\n"), broken("\r\n"), broken("\n> ", every: 33), broken(" "),
    broken("=\r\n", every: 7),
    broken("\u{200B}"), broken("\u{AD}", every: 1), "> \(broken("\n> "))\n> Ana",
  ]

  @Test(arguments: texts)
  func `the challenge is found in a message`(text: String) {
    #expect(Challenge(pasted: text) == Self.challenge)
    #expect(PastedLink.destination(of: Array(text.utf8), in: english) == .challenge(Self.challenge))
  }

  @Test func `of several challenges, the last one counts, also after a damaged one`() {
    let link = Self.link
    let oldLink = "https://example.org/#\(Self.old.codeText)"
    #expect(Challenge(pasted: "\(oldLink)\n\(link)") == Self.challenge)
    #expect(Challenge(pasted: "> \(link)\n\n\(oldLink)") == Self.old)
    #expect(Challenge(pasted: "\(link.dropLast()) \(oldLink)") == Self.old)
    #expect(Challenge(pasted: "\(oldLink) \(link.dropLast())") == Self.old)
  }

  @Test(arguments: [
    String(link.dropLast()), link.lowercased(), "#\(code.dropFirst())", "\(link)x", "\(link)\(code)",
    link.replacing("#", with: "#x"), broken("x"), "https://example.org/#\(String(repeating: "Ab3", count: 2000))",
  ])
  func `a damaged challenge is refused`(text: String) {
    #expect(PastedLink.destination(of: Array(text.utf8), in: english) == .nothing(.damaged))
  }

  @Test func `a text without a challenge is none, however long`() {
    let texts = ["", "#", "hello", "https://example.org/?root=milk#top", String(repeating: "#a ", count: 20_000)]
    for text in texts { #expect(Challenge(pasted: text) == nil) }
    let long = String(repeating: "word ", count: 20_000)
    #expect(Challenge(pasted: "\(long)\(Self.link)") == Self.challenge)
    #expect(Challenge(pasted: long) == nil)
  }
}
