#if canImport(SwiftUI) && canImport(UniformTypeIdentifiers)
  import Foundation
  import ScrambleKit
  import SwiftUI
  import UniformTypeIdentifiers

  /// Exports the player's rounds to a file, imports them from one, and forgets everything after a confirmation.
  struct RoundsTransfer: View {
    @Environment(\.wording) private var wording
    let model: GameModel
    @State private var document: RoundsDocument?
    @State private var isExporting = false
    @State private var isImporting = false
    @State private var isAskingToForget = false

    var body: some View {
      Section {
        Button(wording.text(.transferExport), systemImage: "square.and.arrow.up", action: exportRounds)
          .fileExporter(
            isPresented: $isExporting, document: document, contentType: .plainText, defaultFilename: "word-scramble",
            onCompletion: model.reportExport)
        Button(wording.text(.transferImport), systemImage: "square.and.arrow.down") { isImporting = true }
          .fileImporter(
            isPresented: $isImporting, allowedContentTypes: [.plainText], onCompletion: model.importRounds(from:))
        forgetButton
        if let message = model.panels.message { Text(message) }
      } header: {
        Text(wording.text(.transferTitle))
      } footer: {
        Text(wording.text(.transferText))
      }
    }

    private var forgetButton: some View {
      Button(wording.text(.forgetTitle), systemImage: "trash", role: .destructive) { isAskingToForget = true }
        .confirmationDialog(
          wording.text(.forgetQuestion), isPresented: $isAskingToForget, titleVisibility: .visible
        ) {
          Button(wording.text(.transferExport), action: exportRounds)
          Button(wording.text(.forgetTitle), role: .destructive, action: model.forgetEverything)
        } message: {
          Text(wording.text(.forgetMessage))
        }
    }

    private func exportRounds() {
      document = RoundsDocument(model.exportedRounds())
      isExporting = true
    }
  }

  #Preview {
    Form { RoundsTransfer(model: .previewImported()) }
  }

  /// Exported rounds as a plain-text file.
  struct RoundsDocument: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    private let contents: Data

    init(_ bytes: [UInt8]) {
      contents = Data(bytes)
    }

    init(configuration: ReadConfiguration) {
      contents = configuration.file.regularFileContents ?? Data()
    }

    func fileWrapper(configuration: WriteConfiguration) -> FileWrapper {
      FileWrapper(regularFileWithContents: contents)
    }
  }
#endif
