import Foundation

/// A contact sheet: a page with figures.
struct Sheet {
  let name: String
  let title: String
  var figures: [String] = []

  mutating func add(_ drawing: String, caption: String, classes: String = "") {
    figures.append(
      element("figure", ["class": classes.isEmpty ? nil : classes], drawing + element("figcaption", [:], escaped(caption))))
  }

  func write(to folder: URL) throws {
    let head =
      element("title", [:], escaped(title))
      + "<meta charset=\"utf-8\"><link rel=\"stylesheet\" href=\"colors.css\"><link rel=\"stylesheet\" href=\"gallery.css\">"
    let body = element("h1", [:], escaped(title)) + element("main", [:], figures.joined(separator: "\n"))
    let page = "<!doctype html>\n\(element("html", ["lang": "en"], head + body + element("script", ["src": "gallery.mjs"])))\n"
    try Data(page.utf8).write(to: folder.appending(path: "\(name).html"))
  }
}
