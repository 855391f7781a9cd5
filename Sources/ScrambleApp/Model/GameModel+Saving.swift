import Foundation
import ScrambleKit
import WordScramble

extension GameModel {
  /// Saves all changes. It is called after each action and adds the first error to the latest announcement.
  func save() {
    withStore { store, game in
      do throws(SystemError) { try store.save(&game) } catch { savingFailure.note(error) }
    }
    noteForgotten()
    guard let error = savingFailure.take() else { return }
    add(wording.text(.savingFailed, .text(error.message)))
  }

  /// Forgets everything before a word is played, if another program has done so.
  func refresh() {
    withStore { $0.refresh(&$1) }
    noteForgotten()
  }

  /// Reports that another program has forgotten everything and that the round has restarted.
  private func noteForgotten() {
    guard withStore({ store, _ in store.takeForgotten() }) == true else { return }
    add(wording.text(.forgetElsewhere))
  }
}

extension GameModel {
  /// Permanently deletes every round, word and statistic, and opens today's puzzle. The player has confirmed this.
  func forgetEverything() {
    if let error = forget() { return announce(error) }
    findMissedYesterday()
    note(nil)
    resetBoard()
    announce(wording.text(.forgetDone))
    save()
  }

  /// Deletes all rounds from memory and disk. Returns the reason if that failed.
  private func forget() -> String? {
    let (today, seed, moment) = (dependencies.clock.today, dependencies.nextSeed(), dependencies.moment())
    let result = withStore { $0.forget(&$1, today: today, seed: seed, at: moment) }
    guard let (isForgotten, error) = result else {
      change { game, _ in game.forget(today: today, seed: seed, at: moment) }
      return nil
    }
    if !isForgotten {
      return error.map { wording.text(.savingFailed, .text($0.message)) } ?? wording.text(.savingNewer)
    }
    if let error { savingFailure.noteAnswer(error) }
    return nil
  }
}

/// Exporting and importing rounds in the file format that all front ends share.
extension GameModel {
  /// Returns all rounds as text, without the settings.
  func exportedRounds() -> [UInt8] {
    game.saved.records.flatMap(\.bytes)
  }

  /// Reports a failed export. After a successful one, the system shows where the file was saved.
  func noteExport(_ outcome: Result<URL, any Error>) {
    panels.news = nil
    guard case .failure(let error) = outcome else { return }
    announce(.transferExportFailed, because: error)
  }

  /// Imports the file that the player has selected.
  func importRounds(from picked: Result<URL, any Error>) {
    do {
      importRounds(try ExportFile.bytes(ofPicked: try picked.get()))
    } catch {
      announce(.transferImportFailed, because: error)
    }
  }

  /// Merges the rounds of an exported file and reports what was new. An unreadable file changes nothing.
  func importRounds(_ bytes: [UInt8]) {
    let read = SavedRounds(bytes)
    guard read.count > 0 else {
      return announce(wording.text(read.newer.isEmpty ? .transferFileDamaged : .transferFileNewer))
    }
    let gain = change { $0.merge(read, importedAt: $1) }
    let isPartlyDamaged = !read.damaged.isEmpty || read.isTruncated || gain.leftOut > 0
    let news = [
      wording.imported(gain), isPartlyDamaged ? wording.text(.transferSkippedPart) : nil,
      read.newer.isEmpty ? nil : wording.text(.savingNewerRecords),
    ]
    announce(news.compactMap(\.self).joined(separator: " "))
    save()
  }

  /// Announces that a file could not be written or read.
  private func announce(_ key: WordingKey, because error: any Error) {
    // The system's description becomes part of a sentence.
    let reason = (error as? ReadError)?.message ?? error.localizedDescription
    announce(wording.text(key, .text(reason.trimmingCharacters(in: .punctuationCharacters))))
  }
}

extension ExportFile {
  /// Reads a file outside the app's folder, to which the system grants access.
  fileprivate static func bytes(ofPicked file: URL) throws -> [UInt8] {
    #if canImport(Darwin)
      let isOpened = file.startAccessingSecurityScopedResource()
      defer { if isOpened { file.stopAccessingSecurityScopedResource() } }
    #endif
    return try bytes(of: file.path)
  }
}
