#if canImport(SwiftUI) && canImport(UniformTypeIdentifiers)
  import Foundation
  import ScrambleKit
  import SwiftUI
  import UniformTypeIdentifiers

  /// Exports the player's rounds to a file, imports them from one, and forgets them, which is asked once.
  struct RoundsTransfer: View {
    let model: GameModel
    @State private var document: RoundsDocument?
    @State private var isExporting = false
    @State private var isImporting = false
    @State private var isAskingToForget = false

    var body: some View {
      Section {
        Button(action: exportRounds) {
          Label(model.wording.text(.transferExport), systemImage: "square.and.arrow.up")
        }
        .fileExporter(
          isPresented: $isExporting, document: document, contentType: .plainText, defaultFilename: "word-scramble",
          onCompletion: model.noteExport)
        Button(action: importRounds) {
          Label(model.wording.text(.transferImport), systemImage: "square.and.arrow.down")
        }
        .fileImporter(
          isPresented: $isImporting, allowedContentTypes: [.plainText], onCompletion: model.importRounds(from:))
        forget
        if let news = model.transfer?.message { Text(news) }
      } header: {
        Text(model.wording.text(.transferTitle))
      } footer: {
        Text(model.wording.text(.transferText))
      }
    }

    private var forget: some View {
      Button(role: .destructive, action: askToForget) {
        Label(model.wording.text(.forgetTitle), systemImage: "trash")
      }
      .confirmationDialog(
        model.wording.text(.forgetQuestion), isPresented: $isAskingToForget, titleVisibility: .visible
      ) {
        Button(model.wording.text(.transferExport), action: exportRounds)
        Button(model.wording.text(.forgetTitle), role: .destructive, action: model.forgetEverything)
      } message: {
        Text(model.wording.text(.forgetMessage))
      }
    }

    private func exportRounds() {
      document = RoundsDocument(model.exportedRounds())
      isExporting = true
    }

    private func importRounds() { isImporting = true }

    private func askToForget() { isAskingToForget = true }
  }

  #Preview {
    Form { RoundsTransfer(model: .previewImported()) }
  }

  /// Exported rounds as a file of plain text.
  struct RoundsDocument: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    private let text: Data

    init(_ bytes: [UInt8]) {
      text = Data(bytes)
    }

    init(configuration: ReadConfiguration) {
      text = configuration.file.regularFileContents ?? Data()
    }

    func fileWrapper(configuration: WriteConfiguration) -> FileWrapper {
      FileWrapper(regularFileWithContents: text)
    }
  }
#endif
