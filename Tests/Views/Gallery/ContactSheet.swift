import Foundation

struct ContactSheet {
  let name: String
  let title: String
  /// Whether the figures are in columns and each is only as high as necessary.
  var isInColumns = false
  var figures: [String] = []

  mutating func add(_ drawing: String, caption: String) {
    figures.append(element("figure", [:], drawing + element("figcaption", [:], escaped(caption))))
  }

  func write(to folder: URL) throws {
    let styles = ["colors", "layout", "parts"].map { "<link rel=\"stylesheet\" href=\"\($0).css\">" }.joined()
    let scripts = ["fitting", "checks"].map { element("script", ["src": "\($0).js"]) }.joined()
    let main = element("main", ["class": isInColumns ? "columns" : nil], figures.joined(separator: "\n"))
    let body = element("h1", [:], escaped(title)) + main + scripts
    let head = element("title", [:], escaped(title)) + "<meta charset=\"utf-8\">" + styles
    let page = "<!doctype html>\n" + element("html", ["lang": "en"], head + body) + "\n"
    try Data(page.utf8).write(to: folder.appending(path: "\(name).html"))
  }
}
