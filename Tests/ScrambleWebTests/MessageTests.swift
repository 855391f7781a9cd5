import Foundation
import ScrambleCore
import ScrambleTesting
import Testing

@testable import ScrambleWeb

/// Expects that an answer has exactly the properties of its message, on which the page's types are based.
func expect(_ answer: Answer, of message: Any) {
  if let list = message as? any DeferredMessages {
    #expect(answer.elements.count == list.messages.count)
    for (item, message) in zip(answer.elements, list.messages) { expect(item, of: message) }
    return
  }
  let mirror = Mirror(reflecting: message)
  switch (mirror.displayStyle, message) {
  case (.optional, _):
    if let value = mirror.children.first?.value { expect(answer, of: value) } else { #expect(answer == .null) }
  case (.collection, _):
    #expect(answer.elements.count == mirror.children.count)
    for (item, child) in zip(answer.elements, mirror.children) { expect(item, of: child.value) }
  case (.enum, _): if let value = mirror.children.first?.value, value is any Message { expect(answer, of: value) }
  case (.struct, is any Message): expectProperties(mirror, answer)
  default: break
  }
}

private func expectProperties(_ mirror: Mirror, _ answer: Answer) {
  guard case .object(let properties) = answer else {
    Issue.record("\(answer) is no object")
    return
  }
  #expect(properties.keys.sorted() == mirror.children.compactMap(\.label).sorted(), "\(mirror.subjectType)")
  for child in mirror.children { expect(properties[child.label ?? ""] ?? .null, of: child.value) }
}

/// Messages that are created when they are written.
private protocol DeferredMessages {
  var messages: [Any] { get }
}

extension MessageArray: DeferredMessages {
  fileprivate var messages: [Any] { elements.map { item($0) } }
}

@Suite struct MessageTests {
  @Test(arguments: ["", "silkworm", "one line\nanother line\n\n"])
  func `the lines of a text survive encoding as JSON`(text: String) throws {
    let json = JSONWriter()
    [Text(Array(text.utf8))].write(to: json)
    #expect(try JSONDecoder().decode([String].self, from: Data(json.bytes)) == [text])
  }

  @Test func `numbers are written with all digits`() throws {
    let json = JSONWriter()
    [Int64.min, -1, 0, Int64.max].write(to: json)
    #expect(try JSONDecoder().decode([Int64].self, from: Data(json.bytes)) == [.min, -1, 0, .max])
  }
}

/// Set `SCRAMBLE_RECORD=1` to rewrite the page's constants.
@Test func `the page has the constants of the core`() throws {
  let file = Repository.root.appending(path: "Web/engine/constants.js")
  let names = { (all: [Any]) in all.map { "\"\($0)\"" }.joined(separator: ", ") }
  let numbers = { (all: [Int]) in all.map(\.description).joined(separator: ", ") }
  let text = """
    // @ts-check
    // The core's fixed numbers and names. A test of ScrambleWebTests compares this file with them, and writes it with
    // SCRAMBLE_RECORD=1.

    /** The size of the inbox in bytes. */
    export const inboxSize = \(Inbox.size);
    /** The remaining times that are announced, in seconds. */
    export const announcedTimes = [\(numbers(Round.announcedTimes))];
    /** The fewest letters that a word has. */
    export const minWordLength = \(Round.minWordLength);
    /** The minutes of timed rounds. */
    export const timedRoundMinutes = [\(numbers(Round.timeLimits))];

    // In the order of their numbers:

    /** @type {import("./exports").Rank[]} */
    export const ranks = [\(names(Rank.allCases))];
    /** @type {import("./exports").Grade[]} */
    export const grades = [\(names(Grade.allCases))];
    /** @type {import("./exports").FoundOrder[]} */
    export const listOrders = [\(names(FoundOrder.allCases))];

    """
  if ProcessInfo.processInfo.environment["SCRAMBLE_RECORD"] != nil {
    return try text.write(to: file, atomically: true, encoding: .utf8)
  }
  #expect(try String(contentsOf: file, encoding: .utf8) == text)
}
