package import Foundation

/// A folder for one test, deleted afterwards.
package final class TemporaryFolder {
  package let url = FileManager.default.temporaryDirectory.appending(path: "word-scramble-\(UUID().uuidString)")

  package init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the path of a file in the folder.
  package func file(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file into the folder. Returns its path.
  @discardableResult
  package func write(_ text: String, as name: String) throws -> String {
    try write(Array(text.utf8), as: name)
    return file(name)
  }

  package func write(_ bytes: [UInt8], as name: String) throws {
    try Data(bytes).write(to: url.appending(path: name))
  }

  /// Creates a symbolic link in the folder. Returns its path.
  @discardableResult
  package func link(_ name: String, to target: String) throws -> String {
    try FileManager.default.createSymbolicLink(atPath: file(name), withDestinationPath: target)
    return file(name)
  }

  /// Returns the bytes of a file, or nil if it does not exist.
  package func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: file(name)).map { Array($0) }
  }

  /// Returns the names of the files in the folder, or in one of its subfolders, sorted.
  package func names(in folder: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: file(folder)).sorted()
  }
}
