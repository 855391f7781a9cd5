import Testing

@testable import WordLists

struct WordListsCommandTests {
  #if Terminal
    @Test func `the options set the folders`() throws {
      let command = try WordListsCommand.parseAsRoot(["collect", "--scowl", "a", "--data", "b"])
      let collect = try #require(command as? CollectCommand)
      #expect(collect.sources.scowl.lastPathComponent == "a")
      #expect(collect.data.data.lastPathComponent == "b")
      #expect(collect.sources.wordnet == Collect().wordNet)
    }

    @Test(arguments: [
      ["collect", "--scowl"], ["collect", "--unknown", "x"], ["collect", "data"], ["pack", "--scowl", "x"],
      ["report", "--resources", "x"], ["unknown"],
    ])
    func `an option of another command, or one without a value, is refused`(arguments: [String]) {
      #expect(throws: (any Error).self) { try WordListsCommand.parseAsRoot(arguments) }
    }
  #else
    @Test(.disabled("left out without the trait Terminal: swift test --traits Terminal"))
    func `the tests of the options need the trait Terminal`() {}
  #endif
}
