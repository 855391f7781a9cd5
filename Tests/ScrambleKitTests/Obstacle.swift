import Foundation
import Testing

/// What can be at the path of a file, and block or end a program that simply reads it.
enum Obstacle: CaseIterable {
  /// A file that says it has 200 GB, of which not one block is on disk.
  case giant
  /// A pipe into which nobody writes.
  case pipe
  /// A link to a device that has no end.
  case device
  /// A link that leads to itself.
  case circle
  /// A folder.
  case folder

  /// Whether it may get another name, so that a file can take its place.
  var isMovable: Bool {
    switch self {
    case .device, .circle, .folder: false
    default: true
    }
  }

  /// Creates it at an unused path.
  func make(at path: String) throws {
    switch self {
    case .giant:
      try #require(FileManager.default.createFile(atPath: path, contents: nil) && truncate(path, 200 << 30) == 0)
    case .pipe: try #require(mkfifo(path, 0o600) == 0)
    case .device: try #require(symlink("/dev/zero", path) == 0)
    case .circle: try #require(symlink(path, path) == 0)
    case .folder: try #require(mkdir(path, 0o700) == 0)
    }
  }
}
