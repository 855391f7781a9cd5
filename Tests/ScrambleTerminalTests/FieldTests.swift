import ScrambleTesting
import Testing

@testable import ScrambleTerminal

@Suite struct FieldTests {
  private func field(_ text: String) -> Field {
    var field = Field()
    for character in text.unicodeScalars { field.type(character) }
    return field
  }

  private func text(_ field: Field) -> String {
    String(String.UnicodeScalarView(field.text.characters))
  }

  @Test func `the first character after a refusal starts a new word`() {
    var field = field("mill")
    field.refuse()
    #expect(field.isRefused)
    field.type("r")
    field.type("o")
    #expect(text(field) == "ro" && !field.isRefused)
  }

  @Test func `typing the refused word again also starts a new word`() {
    var field = field("m")
    field.refuse()
    field.type("m")
    #expect(text(field) == "m" && !field.isRefused)
    field.type("i")
    #expect(text(field) == "mi")
  }

  @Test func `deleting corrects a refused word, and typing continues from there`() {
    var field = field("mill")
    field.refuse()
    field.delete()
    field.type("k")
    #expect(text(field) == "milk")
  }

  @Test func `clearing and retyping a refused word ends the refusal`() {
    var field = field("mill")
    field.refuse()
    field.clear()
    for character in "mills".unicodeScalars { field.type(character) }
    #expect(text(field) == "mills")
  }

  @Test func `a refused word that is recalled stays refused until it is changed`() {
    var field = field("mill")
    field.refuse()
    field.recall()
    #expect(field.isRefused)
    field.clear()
    field.recall()
    field.type("s")
    #expect(text(field) == "mills")
  }

  @Test func `a found word leaves the field, and can be recalled to be extended`() {
    var field = field("milk")
    field.accept()
    #expect(field.text.isEmpty && !field.isRefused)
    field.recall()
    field.type("s")
    #expect(text(field) == "milks")
  }
}

@Suite struct TypedTextTests {
  private func typedText(_ text: String) -> TypedText {
    var typedText = TypedText()
    for character in text.unicodeScalars { typedText.add(character) }
    return typedText
  }

  @Test func `capitals become lowercase and other characters stay unchanged`() {
    #expect(typedText("AZ[@É").characters == ["a", "z", "[", "@", "É"])
    #expect(typedText("Milk é").bytes == Array("milk é".utf8))
  }

  @Test func `no more than 64 characters are stored`() {
    let long = typedText(String(repeating: "m", count: 100))
    #expect(long.characters.count == 64)
  }

  @Test func `deleting removes the last character, if there is one`() {
    var typedText = typedText("mi")
    typedText.removeLast()
    #expect(typedText.bytes == Array("m".utf8))
    typedText.removeLast()
    typedText.removeLast()
    #expect(typedText.isEmpty)
  }
}
