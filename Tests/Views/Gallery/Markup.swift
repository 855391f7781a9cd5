/// Returns an HTML element. Attributes without a value are left out.
func element(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ inner: String = "") -> String {
  let attributeTexts = attributes.compactMap { name, value in value.map { " \(name)=\"\(escaped($0))\"" } }
  return "<\(name)\(attributeTexts.joined())>\(inner)</\(name)>"
}

/// Returns a `div` with a class.
func div(_ name: String, _ inner: String = "") -> String { element("div", ["class": name], inner) }

/// Returns a text with HTML's special characters escaped.
func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
}
