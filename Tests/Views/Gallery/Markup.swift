/// An element of HTML. An attribute without a value is left out.
func element(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ inner: String = "") -> String {
  let written = attributes.compactMap { name, value in value.map { " \(name)=\"\(escaped($0))\"" } }
  return "<\(name)\(written.joined())>\(inner)</\(name)>"
}

/// A division with a class.
func division(_ name: String, _ inner: String = "") -> String { element("div", ["class": name], inner) }

/// A text as HTML has it.
func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
}
