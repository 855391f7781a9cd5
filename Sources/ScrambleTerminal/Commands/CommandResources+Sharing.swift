#if Terminal
  import ArgumentParser
  import ScrambleKit
  import WordScramble

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #endif

  // Rounds that a few people play together.
  extension CommandResources {
    /// Returns the round of a link or code; a text that is none ends the program: with 64 if no code is in it, with 65 if the code cannot be
    /// read.
    func sharedRound(_ text: [UInt8], _ wording: Wording) throws -> SharedRound {
      guard case .sharedRound = PastedLink.destination(of: text) else {
        throw Output.failure(64, wording.text(.commandNotShared))
      }
      do throws(CodeError) {
        return try SharedRound(pasted: text)
      } catch {
        throw Output.failure(65, wording.text(ofShared: error))
      }
    }

    /// Plays a round of several people at a terminal, after a question if that gives words of a daily puzzle away.
    ///
    /// - Returns: What a player should know first.
    func play(
      _ visit: SharedVisit, in game: inout Game, _ wording: Wording, at moment: Moment, isInteractive: Bool = true
    ) throws -> [String] {
      if isInteractive, game.asksBeforePlaying(visit.shared) { try ask(visit, wording) }
      do throws(SharedRoundError) {
        return try visit.play(in: &game, wording, at: moment)
      } catch {
        throw Output.failure(65, wording.text(of: error))
      }
    }

    /// Asks whether to play; any answer but /yes ends the program.
    private func ask(_ visit: SharedVisit, _ wording: Wording) throws {
      [wording.text(.togetherAsks), dailyFirst(visit, wording), wording.text(.commandConfirmTogether)]
        .forEach(Output.printLine)
      // A terminal gives one line at a time, so nothing that is typed after the answer is lost.
      var lines = LineReader(file: STDIN_FILENO)
      guard let answer = lines.next(), Word.trimmed(answer).elementsEqual("/yes".utf8) else { throw ExitCode(1) }
    }

    /// Ends the program if somebody has to be asked, and nobody can be.
    func refuseUnplayed(_ visit: SharedVisit, _ wording: Wording) throws {
      guard visit.shared.puzzle.daily != nil else { return }
      let saved = try saved(wording, at: .now)
      guard try game(DealOptions(), saved: saved, at: .now).asksBeforePlaying(visit.shared) else { return }
      let reason = wording.text(.sentenceNext, .text(wording.text(.togetherAsks)), .text(dailyFirst(visit, wording)))
      throw Output.failure(1, reason)
    }

    /// How the daily puzzle is played first.
    private func dailyFirst(_ visit: SharedVisit, _ wording: Wording) -> String {
      let date = visit.shared.puzzle.daily.flatMap { DailyPuzzle(number: $0) }?.date.iso ?? ""
      return wording.text(.commandDailyFirst, .text(date))
    }
  }
#endif
