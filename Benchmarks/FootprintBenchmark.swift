import Foundation

/// The cost of keeping each contender ready: the time to open it from its files, and the memory it then uses.
struct FootprintBenchmark {
  private static let repetitions = 5
  private static let memoryOption = "--resident"

  private let lexicon: URL
  private let files: WordFiles

  /// Times opening the contenders in alternation, then measures the memory of each in a separate process.
  static func run(_ inputs: Inputs) throws -> [Comparison] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "word-scramble-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }  // If this fails, the system deletes the folder later.
    let files = WordFiles(folder: folder)
    try files.write(inputs)
    let benchmark = FootprintBenchmark(lexicon: inputs.fileURL, files: files)
    return try [benchmark.times(), benchmark.memory()]
  }

  private func times() throws -> Comparison {
    var times = Contender.allCases.map { _ in Times() }
    for _ in 0..<FootprintBenchmark.repetitions {
      for (index, contender) in Contender.allCases.enumerated() {
        _ = try times[index].measureAgain { try contender.open(lexicon, files) }
      }
    }
    return Comparison("open it from its file", nanoseconds: times.map(\.shortest))
  }

  private func memory() throws -> Comparison {
    let title = "memory while it is open"
    let sizes = try Contender.allCases.map { try measureMemory(of: $0) }
    guard sizes.allSatisfy({ $0 > 0 }) else { return Comparison(title, unmeasured: "not measured") }
    return Comparison(title, bytes: sizes)
  }
}

extension FootprintBenchmark {
  /// In a process started by ``measureMemory(of:)``, prints the memory that one contender uses. Returns false in any
  /// other process.
  static func answerMemoryRequest(_ arguments: [String]) throws -> Bool {
    guard arguments.count == 5, arguments[1] == memoryOption, let contender = Contender(rawValue: arguments[2]) else {
      return false
    }
    let before = memoryInUse()
    let opened = try contender.open(URL(filePath: arguments[3]), WordFiles(folder: URL(filePath: arguments[4])))
    withExtendedLifetime(opened) { print(memoryInUse() - before) }
    return true
  }

  /// Measures the memory of a contender in a new process. In this process, the contender would reuse memory that others
  /// have freed.
  private func measureMemory(of contender: Contender) throws -> Int {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = [FootprintBenchmark.memoryOption, contender.rawValue, lexicon.path, files.folder.path]
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try check(process.terminationStatus == 0, "\(contender) cannot be opened in a process of its own")
    return Int(String(decoding: output, as: UTF8.self).dropLast()) ?? 0
  }

  /// Returns the bytes of anonymous memory that this process uses. Only Linux reports them; elsewhere, the result is 0.
  private static func memoryInUse() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8) else { return 0 }
    let line = text.split(separator: "\n").first { $0.hasPrefix("Anonymous:") } ?? ""
    return (line.split(separator: " ").compactMap { Int($0) }.first ?? 0) * 1024
  }
}
