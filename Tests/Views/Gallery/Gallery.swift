import Foundation
import ScrambleKit
import Screens
import SwiftUI

@testable import ScrambleApp

/// Draws the contact sheets into a folder.
@main struct Gallery {
  static func main() async throws {
    let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
    for sheet in try await previewSheets() + choices() + screenSheets() + picture() { try sheet.write(to: folder) }
  }

  // MARK: Previews

  @MainActor private static func previewSheets() async throws -> [Sheet] {
    let most = 40
    var sheets = [Sheet]()
    for (index, entry) in previews.enumerated() {
      if index % most == 0 {
        let number = sheets.count + 1
        sheets.append(Sheet(name: "previews-\(number)", title: "Previews, \(number)", isInColumns: true))
      }
      let preview = entry.make()
      let drawing = await drawing(of: preview.view)
      let file = entry.file.replacing(".swift", with: "")
      sheets[sheets.count - 1].add(drawing, caption: preview.name.isEmpty ? file : "\(file): \(preview.name)")
    }
    return sheets
  }

  /// Draws a preview on a phone's screen, as high as necessary.
  @MainActor private static func drawing<V: View>(of view: V, choice: Int? = nil) async -> String {
    let screen = Screen(view)
    await screen.settle()
    let nodes = screen.host.root
    let isDark = nodes.contains { !$0.all { $0.look.scheme == .dark }.isEmpty }
    let isHigh = nodes.contains(where: \.look.fillsHeight)
    let classes = "device preview\(isDark ? " dark" : "")\(isHigh ? " high" : "")\(choice == nil ? "" : " choice")"
    return division(classes, division("root", Drawing(choice: choice).html(nodes)))
  }

  /// Draws each alternative of every `ViewThatFits`, regardless of the available room.
  @MainActor private static func choices() async -> [Sheet] {
    var sheet = Sheet(name: "choices", title: "Each choice of what fits")
    var drawn = Set<String>()
    for entry in previews where !drawn.contains(entry.file) {
      let view = entry.make().view
      guard let most = mostChoices(of: view), holdsItself(entry.file) else { continue }
      drawn.insert(entry.file)
      for choice in 0..<most {
        let name = entry.file.replacing(".swift", with: "")
        sheet.add(await drawing(of: view, choice: choice), caption: "\(name): choice \(choice + 1) of \(most)")
      }
    }
    return [sheet]
  }

  /// Returns whether a file itself contains a `ViewThatFits`, rather than views that contain such a view.
  private static func holdsItself(_ file: String) -> Bool {
    ["StandingView", "LetterBeads", "LetterStrip", "PlayButtons", "StatisticsView"].contains { file == "\($0).swift" }
  }

  @MainActor private static func mostChoices<V: View>(of view: V) -> Int? {
    let host = ViewHost(view)
    host.evaluate()
    return host.root.flatMap { $0.all(.fits) }.map(\.children.count).max()
  }

  // MARK: Whole screens

  @MainActor private static func screenSheets() async throws -> [Sheet] {
    var sheets = [Sheet]()
    for look in Look.allCases {
      for device in Device.shown {
        var sheet = Sheet(name: "\(look.rawValue)-\(device.rawValue)", title: "\(device.title), \(look.title)")
        for shown in Shown.all { sheet.add(try await drawing(of: shown, look, device), caption: shown.name) }
        sheets.append(sheet)
      }
    }
    return sheets
  }

  /// Draws the screen for the picture in the README.
  @MainActor private static func picture() async throws -> [Sheet] {
    var sheet = Sheet(name: "app", title: "The app in the README")
    sheet.add(try await drawing(of: .full, .light, .phone), caption: Shown.full.name)
    return [sheet]
  }

  @MainActor private static func drawing(of shown: Shown, _ look: Look, _ device: Device) async throws -> String {
    let model = shown.make(look.language)
    let screen = Screen(GameView(model: model), on: device)
    look.apply(to: screen.host)
    await screen.settle()
    try await screen.wait { screen.all(.progress).isEmpty || model.panel == nil }
    if shown.closesAlert { try await screen.tap(model.wording.text(.buttonOk)) }
    if shown.opensMeaning { try await screen.tap(model.usedWords[0]) }
    let drawing = Drawing(opensMenus: shown.opensMenu, type: screen.host.environment.dynamicTypeSize)
    return drawing.screen(screen, looks: look.classes)
  }
}
