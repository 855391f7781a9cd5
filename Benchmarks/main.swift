import Foundation

/// Measures everything and prints the tables, unless a parent process only requests the memory of a contender. Throws a
/// ``Failure`` if an answer is wrong, a process fails, or a ratio or a size misses its target.
func run() throws {
  guard try !FootprintBenchmark.answerMemoryRequest(CommandLine.arguments) else { return }
  let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
  let inputs = try Inputs(folder: folder)
  print("\(inputs.words.count) words, \(inputs.roots.count) roots. First, all answers are compared.")
  try SolverCheck(inputs).run()
  print("A time is the shortest of several, taken in turns with the rivals', unless it is called something else.")
  print("It is the time that a thread computes; for single roots and whole processes, the time that somebody waits.\n")
  printTable(try RivalsBenchmark(inputs).run() + FootprintBenchmark.run(inputs))
  var rows = try PuzzleBenchmark(inputs).run()
  rows += try StandingBenchmark(inputs).run()
  rows += try PlayBenchmark(inputs).run()
  rows += try SavedRoundsBenchmark(inputs).run()
  rows += try SharedRoundBenchmark(inputs).run()
  rows += try OpeningBenchmark(inputs).run()
  rows += try ProcessBenchmark(folder: folder, lexicon: inputs.fileURL).run()
  printTable(rows)
  let missedTargets = rows.filter(\.hasFailed).map(\.title)
  try check(missedTargets.isEmpty, "a target is missed: \(missedTargets.joined(separator: "; "))")
}

do {
  try run()
} catch let failure as Failure {
  print("Something is not as it should be: \(failure.message).")
  exit(1)
}
