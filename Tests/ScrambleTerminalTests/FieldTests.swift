import ScrambleTesting
import Testing

@testable import ScrambleTerminal

@Suite struct FieldTests {
  private func field(_ text: String) -> Field {
    var field = Field()
    for sign in text.unicodeScalars { field.type(sign) }
    return field
  }

  private func text(_ field: Field) -> String {
    String(String.UnicodeScalarView(field.entry.signs))
  }

  @Test func `the sign after a refusal begins a new word, and the one after that goes behind it`() {
    var field = field("mill")
    field.refuse()
    #expect(field.isRefused)
    field.type("r")
    field.type("o")
    #expect(text(field) == "ro" && !field.isRefused)
  }

  @Test func `a sign that makes the same word again is a new word too`() {
    var field = field("m")
    field.refuse()
    field.type("m")
    #expect(text(field) == "m" && !field.isRefused)
    field.type("i")
    #expect(text(field) == "mi")
  }

  @Test func `what was refused is corrected by deleting, and goes on from there`() {
    var field = field("mill")
    field.refuse()
    field.delete()
    field.type("k")
    #expect(text(field) == "milk")
  }

  @Test func `clearing and typing the same word again is no refusal`() {
    var field = field("mill")
    field.refuse()
    field.clear()
    for sign in "mills".unicodeScalars { field.type(sign) }
    #expect(text(field) == "mills")
  }

  @Test func `bringing back what was refused leaves it refused until it has been changed`() {
    var field = field("mill")
    field.refuse()
    field.recall()
    #expect(field.isRefused)
    field.clear()
    field.recall()
    field.type("s")
    #expect(text(field) == "mills")
  }

  @Test func `what was found leaves the field, and comes back to be typed on`() {
    var field = field("milk")
    field.accept()
    #expect(field.entry.isEmpty && !field.isRefused)
    field.recall()
    field.type("s")
    #expect(text(field) == "milks")
  }
}
