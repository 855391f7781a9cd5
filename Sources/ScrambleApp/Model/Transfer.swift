import Foundation
import ScrambleKit
import WordScramble

/// What came of an export or an import of rounds, or of forgetting them.
struct Transfer {
  /// The news as one or more sentences.
  let message: String

  /// Tells news that is a sentence already.
  init(_ message: String) {
    self.message = message
  }

  /// Tells that a file could not be written or read.
  init(_ key: WordingKey, failed error: any Error, wording: Wording) {
    // The system's description becomes a part of a sentence.
    let reason = (error as? ReadError)?.message ?? error.localizedDescription
    message = wording.text(key, .text(reason.trimmingCharacters(in: .punctuationCharacters)))
  }

  /// Tells what an imported file has brought; a file without rounds brings nothing.
  init(of read: SavedRounds, gain: History.MergeSummary?, wording: Wording) {
    guard let gain else {
      message = wording.text(read.newer.isEmpty ? .transferFileDamaged : .transferFileNewer)
      return
    }
    let isPartlyDamaged = !read.damaged.isEmpty || read.isTruncated || gain.leftOut > 0
    let news = [
      wording.imported(gain), isPartlyDamaged ? wording.text(.transferSkippedPart) : nil,
      read.newer.isEmpty ? nil : wording.text(.savingNewerRecords),
    ]
    message = news.compactMap(\.self).joined(separator: " ")
  }

  /// Reads a file outside the app's own folder, to which the system grants access.
  static func bytes(of file: URL) throws -> [UInt8] {
    #if canImport(Darwin)
      let isOpened = file.startAccessingSecurityScopedResource()
      defer { if isOpened { file.stopAccessingSecurityScopedResource() } }
    #endif
    return try ExportFile.bytes(of: file.path)
  }
}
