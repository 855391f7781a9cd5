import Foundation
import WordScramble

/// The `report` command: lists what `collect` would change, for the editor of the lists.
///
/// The report compares the current result of the lists with the files that were written last.
struct Report {
  private let classesBefore: [String: String]
  private let classesAfter: [String: String]
  private let daysBefore: [String]
  private let daysAfter: [String]
  private let roots: [String: Root]
  private let rootsWithoutDay: [Root]
  private let meaningReport: MeaningReport

  /// Collects the words and compares them with the files in the folder `Data`.
  init(_ collect: Collect) throws(CollectError) {
    let words = try collect.words()
    classesBefore = try Report.classes(in: collect)
    classesAfter = Dictionary(
      uniqueKeysWithValues: words.vocabulary.lines.map { line in
        let columns = line.split(separator: "\t")
        return (String(columns[0]), String(columns[2]))
      })
    daysBefore = try collect.readAssignedDays()
    daysAfter = words.dailyRoots
    roots = Dictionary(uniqueKeysWithValues: words.roots.map { ($0.word, $0) })
    let assignedDays = Set(daysAfter)
    rootsWithoutDay = words.vocabulary.dailyPool(of: words.roots).filter { !assignedDays.contains($0.word) }
    meaningReport = MeaningReport(
      try collect.glosses(of: words.vocabulary), handGlosses: try HandGlosses(folder: collect.data),
      days: words.dailyRoots.compactMap { [roots] in roots[$0] })
  }

  var text: String {
    [classChanges, dailySummary, commonWordFrequencies, meaningReport.lines].joined(separator: [""]).joined(
      separator: "\n")
  }

  /// Returns the words of `words.tsv`, each with the letter of its class.
  private static func classes(in collect: Collect) throws(CollectError) -> [String: String] {
    var classes: [String: String] = [:]
    let file = TextFile(url: collect.data.appending(path: "words.tsv"))
    for (_, text) in try file.entries() {
      let columns = text.split(separator: "\t")
      if columns.count == 3 { classes[String(columns[0])] = String(columns[2]) }
    }
    return classes
  }

  /// Every word whose class would change, by old and new class.
  private var classChanges: [String] {
    let words = Set(classesBefore.keys).union(classesAfter.keys).filter { classesBefore[$0] != classesAfter[$0] }
    let classChanges = Dictionary(grouping: words) {
      Report.className(classesBefore[$0]) + " → " + Report.className(classesAfter[$0])
    }
    if classChanges.isEmpty { return ["No word changes its class."] }
    return classChanges.sorted { $0.key < $1.key }.flatMap { classChange, words in
      ["\(classChange): \(words.count)", words.sorted().joined(separator: " ")]
    }
  }

  private static func className(_ letter: String?) -> String {
    switch letter {
    case nil: "not there"
    case WordClass.refusedLetter: "refused"
    case let letter?: WordClass(letter: letter).map { "\($0)" } ?? letter
    }
  }

  /// The number of days before and after, their grades and word counts, and the grades of the good roots without a day.
  private var dailySummary: [String] {
    let counts = daysAfter.compactMap { roots[$0]?.common.count }.sorted()
    let quantiles = [0, 0.1, 0.5, 0.9, 1].map { counts.isEmpty ? 0 : counts[Int(Double(counts.count - 1) * $0)] }
    return [
      "Days: \(daysBefore.count) before, \(daysAfter.count) after.",
      "Grades of the days: \(Report.grades(of: daysAfter.compactMap { roots[$0] })); of good roots without a day: \(Report.grades(of: rootsWithoutDay)).",
      "Common words of a day, the fewest, at 10, 50 and 90 %, the most: "
        + quantiles.map(String.init).joined(separator: ", ") + ".",
      "Median of the common words in the last two years, Monday to Sunday: "
        + (0..<7).map { String(median(ofWeekday: $0)) }.joined(separator: ", ") + ".",
    ]
  }

  /// Returns the median number of common words on a weekday, with Monday as 0. Returns 0 if there are no days. Day 1 is
  /// a Thursday.
  private func median(ofWeekday weekday: Int) -> Int {
    let dayIndices = daysAfter.indices.suffix(2 * 364).filter { ($0 + 3) % 7 == weekday }
    let counts = dayIndices.compactMap { roots[daysAfter[$0]]?.common.count }.sorted()
    return counts.isEmpty ? 0 : counts[counts.count / 2]
  }

  private static func grades(of roots: [Root]) -> String {
    Grade.allCases.map { grade in "\(roots.count { $0.grade == grade }) \(grade)" }.joined(separator: ", ")
  }

  /// Common words of 3 to 6 letters by the number of days they appear in. The most frequent, where errors matter most,
  /// come first.
  private var commonWordFrequencies: [String] {
    var counts: [String: Int] = [:]
    for word in daysAfter.flatMap({ roots[$0]?.common ?? [] }) where word.utf8.count <= 6 {
      counts[word, default: 0] += 1
    }
    let wordsByCount = Dictionary(grouping: counts.keys) { counts[$0, default: 0] }
    return ["Common words of 3 to 6 letters by the number of days that hold them:"]
      + wordsByCount.sorted { $0.key > $1.key }.map { "\($0.key): " + $0.value.sorted().joined(separator: " ") }
  }
}
