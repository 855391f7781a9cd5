#if canImport(SwiftUI) && canImport(UniformTypeIdentifiers)
  import Foundation
  import SwiftUI
  import UniformTypeIdentifiers

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
