import Foundation

/// Measures what a player waits for beside its rivals, and prints a table. Throws a ``Failure`` if an answer is wrong
/// or a ratio misses its target.
func run() throws {
  let inputs = try Inputs(folder: URL(filePath: CommandLine.arguments.dropFirst().first ?? "."))
  print(
    "\(inputs.words.count) words, \(inputs.roots.count) roots. A time is the shortest of several, in turns with the")
  print("rivals'. It is the time that a thread computes; for single roots, the time that somebody waits.\n")
  var rows = try PuzzleBenchmark(inputs).run()
  rows += try PlayBenchmark(inputs).run()
  rows += try OpeningBenchmark(inputs).run()
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
