import Foundation
import ScrambleKit
import Screens
import SwiftUI

@testable import ScrambleApp

/// Draws the contact sheets into a folder.
@main struct Gallery {
  static func main() async throws {
    let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
    for sheet in try await previewSheets() + choiceSheets() + screenSheets() + readmeSheets() {
      try sheet.write(to: folder)
    }
  }

  // MARK: Previews

  @MainActor private static func previewSheets() async throws -> [ContactSheet] {
    let figuresPerSheet = 40
    var sheets = [ContactSheet]()
    for (index, entry) in previews.enumerated() {
      if index % figuresPerSheet == 0 {
        let number = sheets.count + 1
        sheets.append(ContactSheet(name: "previews-\(number)", title: "Previews, \(number)", isInColumns: true))
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
    let isDark = nodes.contains { !$0.all { $0.look.colorScheme == .dark }.isEmpty }
    let fillsHeight = nodes.contains(where: \.look.fillsHeight)
    let classes = "device preview\(isDark ? " dark" : "")\(fillsHeight ? " high" : "")\(choice == nil ? "" : " choice")"
    return div(classes, div("root", Drawing(choice: choice).html(nodes)))
  }

  /// Draws each alternative of the views with a `ViewThatFits`, regardless of the available room. One preview of each
  /// file is drawn.
  @MainActor private static func choiceSheets() async -> [ContactSheet] {
    var sheet = ContactSheet(name: "choices", title: "Each choice of what fits")
    var drawnFiles = Set<String>()
    for entry in previews where !drawnFiles.contains(entry.file) {
      let view = entry.make().view
      guard let choiceCount = maximumChoiceCount(of: view), containsViewThatFits(entry.file) else { continue }
      drawnFiles.insert(entry.file)
      for choice in 0..<choiceCount {
        let name = entry.file.replacing(".swift", with: "")
        sheet.add(await drawing(of: view, choice: choice), caption: "\(name): choice \(choice + 1) of \(choiceCount)")
      }
    }
    return [sheet]
  }

  /// Returns whether a file is one of those whose alternatives are drawn. Each of these files contains a `ViewThatFits`
  /// itself.
  private static func containsViewThatFits(_ file: String) -> Bool {
    ["StandingView", "LetterBeads", "LetterStrip", "PlayButtons", "StatisticsView"].contains { file == "\($0).swift" }
  }

  @MainActor private static func maximumChoiceCount<V: View>(of view: V) -> Int? {
    let host = ViewHost(view)
    host.evaluate()
    return host.root.flatMap { $0.all(.viewThatFits) }.map(\.children.count).max()
  }

  // MARK: Whole screens

  @MainActor private static func screenSheets() async throws -> [ContactSheet] {
    var sheets = [ContactSheet]()
    for look in Look.allCases {
      for device in Device.galleryDevices {
        var sheet = ContactSheet(name: "\(look.rawValue)-\(device.rawValue)", title: "\(device.title), \(look.title)")
        for galleryScreen in GalleryScreen.all {
          sheet.add(try await drawing(of: galleryScreen, look, device), caption: galleryScreen.name)
        }
        sheets.append(sheet)
      }
    }
    return sheets
  }

  /// Draws the screen for the picture in the README.
  @MainActor private static func readmeSheets() async throws -> [ContactSheet] {
    var sheet = ContactSheet(name: "app", title: "The app in the README")
    sheet.add(try await drawing(of: .fullList, .light, .phone), caption: GalleryScreen.fullList.name)
    return [sheet]
  }

  @MainActor private static func drawing(of galleryScreen: GalleryScreen, _ look: Look, _ device: Device) async throws
    -> String
  {
    let model = galleryScreen.makeModel(look.language)
    let screen = Screen(GameView(model: model), on: device)
    look.apply(to: screen.host)
    await screen.settle()
    try await screen.wait { screen.all(.progress).isEmpty || model.panel == nil }
    if galleryScreen.closesAlert { try await screen.tap(model.wording.text(.buttonOk)) }
    if galleryScreen.opensMeaning { try await screen.tap(model.usedWords[0]) }
    let drawing = Drawing(drawsOpenMenus: galleryScreen.opensMenu, typeSize: screen.host.environment.dynamicTypeSize)
    return drawing.screen(screen, looks: look.classes)
  }
}
