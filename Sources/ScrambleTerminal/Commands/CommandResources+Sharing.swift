#if Terminal
  import ArgumentParser
  import ScrambleKit
  import WordScramble

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #endif

  // Rounds that several people play together.
  extension CommandResources {
    /// Returns the round of a link or code.
    ///
    /// Exits with 64 if the text contains no code of a shared round, and with 65 if the code cannot be read.
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

    /// Plays a shared round. At a terminal, asks first if playing would reveal words of a daily puzzle. Exits with 65
    /// if the round cannot be played.
    ///
    /// - Returns: The notes to show to the player first.
    func play(
      _ request: SharedRoundRequest, in game: inout Game, _ wording: Wording, at moment: Moment,
      isInteractive: Bool = true
    ) throws -> [String] {
      if isInteractive, game.asksBeforePlaying(request.shared) { try askWhetherToPlay(request, wording) }
      do throws(SharedRoundError) {
        return try request.play(in: &game, wording, at: moment)
      } catch {
        throw Output.failure(65, wording.text(of: error))
      }
    }

    /// Asks whether to play. Any answer except /yes ends the program.
    private func askWhetherToPlay(_ request: SharedRoundRequest, _ wording: Wording) throws {
      [wording.text(.togetherAsks), dailyFirstSentence(request, wording), wording.text(.commandConfirmTogether)]
        .forEach(Output.printLine)
      // A terminal delivers one line at a time, so text typed after the answer is not lost.
      var lines = LineReader(fileDescriptor: STDIN_FILENO)
      guard let answer = lines.next(), Word.trimmed(answer).elementsEqual("/yes".utf8) else { throw ExitCode(1) }
    }

    /// Ends the program if playing needs a confirmation, because without a terminal nobody can give it.
    func failIfConfirmationIsNeeded(_ request: SharedRoundRequest, _ wording: Wording) throws {
      guard request.shared.puzzle.daily != nil else { return }
      let saved = try loadSavedRounds(wording, at: .now)
      guard try game(DealOptions(), saved: saved, at: .now).asksBeforePlaying(request.shared) else { return }
      let reason = wording.text(
        .sentenceNext, .text(wording.text(.togetherAsks)), .text(dailyFirstSentence(request, wording)))
      throw Output.failure(1, reason)
    }

    /// Returns the sentence that says how to play the daily puzzle first.
    private func dailyFirstSentence(_ request: SharedRoundRequest, _ wording: Wording) -> String {
      let date = request.shared.puzzle.daily.flatMap { DailyPuzzle(number: $0) }?.date.iso ?? ""
      return wording.text(.commandDailyFirst, .text(date))
    }
  }
#endif
