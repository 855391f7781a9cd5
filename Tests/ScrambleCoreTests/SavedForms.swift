import Foundation
import ScrambleTesting

/// Saved files that every version reads. Tests/SavedForms/README.md describes them.
enum SavedForms {
  static func bytes(of name: String) -> [UInt8] {
    [UInt8](try! Data(contentsOf: Repository.savedForms.appending(path: name)))
  }

  /// Returns the records of a file, each with its empty line.
  static func records(of name: String) -> [[UInt8]] {
    String(decoding: bytes(of: name), as: UTF8.self).components(separatedBy: "\n\n").dropLast()
      .map { Array("\($0)\n\n".utf8) }
  }
}
