// Replays a code and answers with JSON: `swift run Server 8081`, then http://127.0.0.1:8081/replay/c1.…
import Hummingbird
import ScrambleKit
import WordScramble

struct Replay: ResponseEncodable {
  let root: Word
  let words: [FoundWord]
  let standing: Standing
}

let lexicon = try Lexicon.english()
let wording = try Wording(in: .english)
let router = Router()
router.get("replay/:code") { _, context in
  let code = try context.parameters.require("code")
  do throws(ChallengeError) {
    let result = try Challenge(pasted: code).replay(in: lexicon)
    return Replay(root: result.round.root, words: result.round.found, standing: result.standing)
  } catch {
    throw HTTPError(.unprocessableContent, message: wording.text(of: error))
  }
}

let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8081
let configuration = ApplicationConfiguration(address: .hostname("127.0.0.1", port: port))
try await Application(router: router, configuration: configuration).runService()
