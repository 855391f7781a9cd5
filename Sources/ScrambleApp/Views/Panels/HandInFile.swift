#if canImport(SwiftUI) && canImport(UniformTypeIdentifiers)
  import ScrambleKit
  import SwiftUI
  import UniformTypeIdentifiers

  /// Saves a code that is handed in as a file that is named after the seat.
  struct HandInFile: View {
    let code: String
    let model: GameModel
    @State private var isExporting = false

    var body: some View {
      Button(action: save) {
        Label(model.wording.text(.handInSave), systemImage: "square.and.arrow.down")
      }
      .fileExporter(
        isPresented: $isExporting, document: RoundsDocument(Array("\(code)\n".utf8)), contentType: .plainText,
        defaultFilename: model.handInFileName, onCompletion: model.noteExport)
    }

    private func save() { isExporting = true }
  }

  #Preview {
    List { HandInFile(code: "code", model: .previewHandIn()) }
  }
#endif
