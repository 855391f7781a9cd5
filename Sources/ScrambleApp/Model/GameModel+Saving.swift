import Foundation
import ScrambleCore
import ScrambleKit

extension GameModel {
  /// Saves all changes. It is called after each action. The first error is added to the latest announcement.
  func save() {
    let second = dependencies.clock.second
    withStore { store, game in
      do throws(SystemError) {
        try store.save(&game, at: second)
        savingFailure.recordSuccess()
      } catch {
        savingFailure.recordError(error)
      }
    }
    guard let error = savingFailure.consumeError() else { return }
    appendToAnnouncement(wording.text(.savingFailed, .text(error.message)))
  }

  /// Permanently deletes every round, word and statistic, and opens today's puzzle or, without one, a new word. If
  /// nothing could be deleted, shows the reason. The player has confirmed this.
  func forgetEverything() {
    if let error = deleteAllRounds() { return announceInPanel(error) }
    setNotice(nil)
    resetBoard()
    announceInPanel(wording.text(.forgetDone))
  }

  /// Deletes all rounds from memory and disk. Returns the reason if nothing was deleted.
  private func deleteAllRounds() -> String? {
    let timeZone = dependencies.clock.offsetsAroundNow
    let second = dependencies.clock.second
    let seed = dependencies.nextSeed()
    let outcome = withStore { store, game -> String? in
      do throws(SystemError) {
        try store.forget(&game, in: timeZone, seed: seed, at: second)
        return nil
      } catch {
        return wording.text(.savingFailed, .text(error.message))
      }
    }
    guard let outcome else {
      change { game, _ in game.forget(in: timeZone, seed: seed, at: second) }
      return nil
    }
    return outcome
  }
}

/// Exporting and importing rounds in the file format that all front ends share.
extension GameModel {
  /// Returns everything that is saved, except the settings, as text.
  func exportedRounds() -> [UInt8] {
    game.history.text
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

  /// Adds the rounds of an exported file, and reports what was new. An unreadable file changes nothing.
  func importRounds(_ text: [UInt8]) {
    let gain = change { game, second in game.add(text, at: second, isSaved: false) }
    announceInPanel(wording.importSummary(gain))
    save()
  }

  /// Announces that a file could not be written or read.
  private func announceFailure(_ key: WordingKey, error: any Error) {
    // The reason becomes part of a sentence, so punctuation at its ends is removed.
    let reason = (error as? SystemError)?.message ?? error.localizedDescription
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
