import Foundation
import ScrambleKit
import WordScramble

/// Rounds as a file that every front end exports and imports.
extension GameModel {
  /// All rounds as text, without the settings.
  func exportedRounds() -> [UInt8] {
    game.saved.records.flatMap(\.bytes)
  }

  /// Reports an export that failed; the system shows where a file was saved.
  func noteExport(_ outcome: Result<URL, any Error>) {
    transfer = nil
    guard case .failure(let error) = outcome else { return }
    announce(Transfer(.transferExportFailed, failed: error, wording: wording))
  }

  /// Imports the file that the player has selected.
  func importRounds(from picked: Result<URL, any Error>) {
    do {
      importRounds(try Transfer.bytes(of: try picked.get()))
    } catch {
      announce(Transfer(.transferImportFailed, failed: error, wording: wording))
    }
  }

  /// Merges the rounds of an exported file, and reports what was new; a file that cannot be read changes nothing.
  func importRounds(_ bytes: [UInt8]) {
    let read = SavedRounds(bytes)
    let gain = read.count > 0 ? change { $0.merge(read, importedAt: $1) } : nil
    announce(Transfer(of: read, gain: gain, wording: wording))
    if gain != nil { save() }
  }

  /// Shows and announces the result of an export or import.
  func announce(_ transfer: Transfer) {
    self.transfer = transfer
    say(transfer.message, english: [])
  }
}
