import Foundation
import ScrambleCore
import ScrambleKit

extension GameModel {
  /// Saves all changes. It is called after each action. The first error, and any error in something that the player has
  /// requested, is added to the latest announcement.
  func save() {
    withStore { store, game in
      do throws(SystemError) { try store.save(&game) } catch { savingFailure.recordError(error) }
    }
    announceForgetElsewhere()
    guard let error = savingFailure.consumeError() else { return }
    appendToAnnouncement(wording.text(.savingFailed, .text(error.message)))
  }

  /// Forgets everything if another program has done so. It is called before a word is played, which would be lost
  /// otherwise.
  func forgetIfForgottenElsewhere() {
    withStore { $0.forgetIfForgottenElsewhere(&$1) }
    announceForgetElsewhere()
  }

  /// If another program has forgotten everything, announces that, and that the round begins again.
  private func announceForgetElsewhere() {
    guard withStore({ store, _ in store.consumeForgottenElsewhere() }) == true else { return }
    appendToAnnouncement(wording.text(.forgetElsewhere))
  }
}

extension GameModel {
  /// Permanently deletes every round, word and statistic, and opens today's puzzle or, without one, a new round. If
  /// nothing could be deleted, shows the reason. The player has confirmed this.
  func forgetEverything() {
    if let error = deleteAllRounds() { return announceInPanel(error) }
    findMissedYesterday()
    setNotice(nil)
    resetBoard()
    announceInPanel(wording.text(.forgetDone))
    save()
  }

  /// Deletes all rounds from memory and disk. Returns the reason if nothing was deleted.
  private func deleteAllRounds() -> String? {
    let (today, seed, moment) = (dependencies.clock.today, dependencies.nextSeed(), dependencies.moment())
    let result = withStore { $0.forget(&$1, today: today, seed: seed, at: moment) }
    guard let (isForgotten, error) = result else {
      change { game, _ in game.forget(today: today, seed: seed, at: moment) }
      return nil
    }
    if !isForgotten {
      return error.map { wording.text(.savingFailed, .text($0.message)) } ?? wording.text(.savingNewer)
    }
    if let error { savingFailure.recordRequestError(error) }
    return nil
  }
}

/// Exporting and importing rounds in the file format that all front ends share.
extension GameModel {
  /// Returns everything that is saved, except the settings, as text.
  func exportedRounds() -> [UInt8] {
    game.saved.records.flatMap(\.bytes)
  }

  /// Removes the message in the panel, and reports a failed export. After a successful one, the system shows where the
  /// file was saved.
  func reportExport(_ outcome: Result<URL, any Error>) {
    panels.message = nil
    guard case .failure(let error) = outcome else { return }
    announceFailure(.transferExportFailed, error: error)
  }

  /// Imports the file that the player has selected, or reports why it cannot be read.
  func importRounds(from pickedFile: Result<URL, any Error>) {
    do {
      importRounds(try ExportFile.bytes(ofPickedFile: try pickedFile.get()))
    } catch {
      announceFailure(.transferImportFailed, error: error)
    }
  }

  /// Merges the rounds of an exported file, and reports what was new or skipped. An unreadable file changes nothing.
  func importRounds(_ bytes: [UInt8]) {
    let imported = SavedRounds(bytes)
    guard imported.recordCount > 0 else {
      return announceInPanel(wording.text(imported.newerRecords.isEmpty ? .transferFileDamaged : .transferFileNewer))
    }
    let gain = change { $0.merge(imported, importedAt: $1) }
    let isPartlyDamaged = !imported.damagedRecords.isEmpty || imported.isTruncated || gain.unmergedCount > 0
    let sentences = [
      wording.importSummary(gain), isPartlyDamaged ? wording.text(.transferSkippedPart) : nil,
      imported.newerRecords.isEmpty ? nil : wording.text(.savingNewerRecords),
    ]
    announceInPanel(sentences.compactMap(\.self).joined(separator: " "))
    save()
  }

  /// Announces that a file could not be written or read.
  private func announceFailure(_ key: WordingKey, error: any Error) {
    // The reason becomes part of a sentence, so punctuation at its ends is removed.
    let reason = (error as? ReadError)?.message ?? error.localizedDescription
    announceInPanel(wording.text(key, .text(reason.trimmingCharacters(in: .punctuationCharacters))))
  }
}

extension ExportFile {
  /// Reads a file outside the app's folder, to which the system grants access.
  fileprivate static func bytes(ofPickedFile file: URL) throws -> [UInt8] {
    #if canImport(Darwin)
      let hasAccess = file.startAccessingSecurityScopedResource()
      defer { if hasAccess { file.stopAccessingSecurityScopedResource() } }
    #endif
    return try bytes(of: file.path)
  }
}
