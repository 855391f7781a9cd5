import Foundation
import ScrambleTesting
import Testing

/// Set `SCRAMBLE_RECORD=1` to record the answers instead of comparing them; then review the diff.
private let isRecording = ProcessInfo.processInfo.environment["SCRAMBLE_RECORD"] != nil

extension PageTests {
  @Suite struct TranscriptTests {
    @Test(arguments: Transcript.games + Transcript.calls + Transcript.coreCalls)
    func `the core answers as the transcript says`(transcript: Transcript) throws {
      let replayed = transcript.replayed(by: CorePlayer())
      if isRecording { return try replayed.write(to: transcript.file, atomically: true, encoding: .utf8) }
      expectSame(replayed, transcript)
    }

    @Test(.disabled(if: isRecording), arguments: Transcript.games + Transcript.calls)
    func `the page's functions answer as the transcript says`(transcript: Transcript) {
      expectSame(transcript.replayed(by: PagePlayer()), transcript)
    }

    private func expectSame(_ replayed: String, _ transcript: Transcript) {
      let lines = transcript.text.split(separator: "\n", omittingEmptySubsequences: false)
      let answers = replayed.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, (line, answer)) in zip(lines, answers).enumerated() where line != answer {
        Issue.record("\(transcript):\(number + 1): “\(line)” came out as “\(answer)”")
      }
    }
  }
}
