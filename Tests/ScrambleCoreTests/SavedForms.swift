import Foundation
import ScrambleTesting

@testable import ScrambleCore

/// Saved files that every version reads. Tests/SavedForms/README.md describes them.
enum SavedForms {
  static func bytes(of name: String) -> [UInt8] {
    [UInt8](try! Data(contentsOf: Repository.savedForms.appending(path: name)))
  }

  /// Returns the parts of a file that start with a line of a given kind.
  static func parts(of name: String, beginningWith kind: String) -> [[UInt8]] {
    let parts = String(decoding: bytes(of: name), as: UTF8.self).components(separatedBy: "\n\n\(kind) ")
    return parts.enumerated().map { index, part in
      Array(((index == 0 ? "" : "\(kind) ") + part + (index == parts.count - 1 ? "" : "\n\n")).utf8)
    }
  }
}
