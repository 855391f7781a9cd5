import Foundation
import ScrambleKit
import WordScramble

/// Rounds as a file that every front end exports and imports.
extension GameModel {
  /// All rounds as text, without the settings.
  func exportedRounds() -> [UInt8] {
    game?.saved.records.flatMap(\.bytes) ?? []
  }

  /// Reports an export that failed; the system shows where a file was saved.
  func noteExport(_ outcome: Result<URL, any Error>) {
    transferMessage = nil
    guard case .failure(let error) = outcome else { return }
    announceTransfer(wording.text(.transferExportFailed, .text(GameModel.reason(of: error))))
  }

  /// Imports the file that the player has selected.
  func importRounds(from picked: Result<URL, any Error>) {
    do {
      importRounds(try GameModel.bytes(of: try picked.get()))
    } catch {
      announceTransfer(wording.text(.transferImportFailed, .text(GameModel.reason(of: error))))
    }
  }

  /// Merges the rounds of an exported file, and reports what was new; a file that cannot be read changes nothing.
  func importRounds(_ bytes: [UInt8]) {
    let read = SavedRounds(bytes)
    guard read.count > 0 else {
      return announceTransfer(wording.text(read.newer.isEmpty ? .transferFileDamaged : .transferFileNewer))
    }
    guard let gain = game?.merge(read, importedAt: dependencies.moment()) else { return }
    let isPartlyDamaged = !read.damaged.isEmpty || read.isTruncated || gain.leftOut > 0
    let news = [
      wording.imported(gain), isPartlyDamaged ? wording.text(.transferSkippedPart) : nil,
      read.newer.isEmpty ? nil : wording.text(.savingNewerRecords),
    ]
    announceTransfer(news.compactMap(\.self).joined(separator: " "))
    save()
  }

  /// Shows and announces the result of an export or import.
  func announceTransfer(_ news: String) {
    transferMessage = news
    say(news, english: [])
  }

  /// The system's description of an error, as a part of a sentence.
  private static func reason(of error: any Error) -> String {
    let message = (error as? ReadError)?.message ?? error.localizedDescription
    return message.trimmingCharacters(in: .punctuationCharacters)
  }

  /// Reads a file outside the app's own folder, to which the system grants access.
  private static func bytes(of file: URL) throws -> [UInt8] {
    #if canImport(Darwin)
      let isOpened = file.startAccessingSecurityScopedResource()
      defer { if isOpened { file.stopAccessingSecurityScopedResource() } }
    #endif
    return try StateFile(path: file.path, limit: LogFile.limit).read() ?? []
  }
}
