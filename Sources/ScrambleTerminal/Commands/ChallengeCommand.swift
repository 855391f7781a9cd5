#if Terminal
  import ArgumentParser
  import ScrambleKit
  import WordScramble

  /// The `challenge` command: replays the round of a link with the word list and shows the result.
  struct ChallengeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "challenge", abstract: "Check every word of the round in a link.",
      usage: """
        wordscramble challenge "https://words.example/#c1.AbC"
        wordscramble challenge "#c1.AbC" --json
        wordscramble challenge - <link.txt
        """,
      discussion: """
        Put the link in quotes, because # begins a comment in a shell. \
        The longest links do not fit into an argument; - reads them from standard input. \
        Exit code 65: the link is damaged, newer than this program, or cannot be true.
        """)

    @Argument(help: "The link, or its part that begins with #c1. or c1.; - is standard input.") var link: String
    @Flag(help: "Print one line of JSON.") var json = false

    func run() throws {
      let resources = CommandResources()
      let wording = try resources.wording(in: Language(environment: resources.environment))
      let lexicon = try resources.files.loadLexicon()
      let code = try link == "-" ? CommandResources.standardInput() : Array(link.utf8)
      let result: ChallengeResult
      var root: Word?
      do throws(ChallengeError) {
        let challenge = try Challenge(pasted: code)
        root = challenge.root
        result = try challenge.replay(in: lexicon)
      } catch {
        Output.printLine(json ? try InvalidOutput(error).jsonLine : wording.text(ofPasted: code, error, root: root))
        throw ExitCode(65)
      }
      let sentences = ["\(result.round.root)"] + wording.lines(of: result)
      Output.printLine(json ? try ValidOutput(result).jsonLine : sentences.joined(separator: "\n"))
    }

    private struct ValidOutput: Encodable {
      let valid = true
      let root: String
      let minimum: Int
      let scoring: String
      let minutes: Int
      let daily: OrNull<Int>
      let found: Int
      let common: Int
      let bonus: Int
      let total: Int
      let score: Int
      let rank: String
      let hints: Int
      let clues: Int
      let seconds: Int
      let sameEdition: Bool

      init(_ result: ChallengeResult) {
        let (challenge, standing) = (result.challenge, result.standing)
        (root, minimum, scoring) = ("\(challenge.root)", challenge.minimum, challenge.scoring.name)
        (minutes, daily, seconds) = (challenge.minutes ?? 0, OrNull(challenge.daily), challenge.seconds)
        (found, common, bonus) = (standing.foundCount + standing.bonusCount, standing.foundCount, standing.bonusCount)
        (total, score, rank) = (standing.total, standing.score, standing.rank.name)
        (hints, clues, sameEdition) = (challenge.hints, challenge.clues, result.isSameEdition)
      }
    }

    private struct InvalidOutput: Encodable {
      let valid = false
      let reason: String
      let word: String?
      let why: String?

      init(_ error: ChallengeError) {
        reason = error.code
        if case .word(let word, let rejection) = error {
          (self.word, why) = ("\(word)", rejection.code)
        } else {
          (word, why) = (nil, nil)
        }
      }
    }
  }
#endif
