import Foundation
import Testing

/// Something at the path of a file that would block or crash a program that simply reads it.
enum Obstacle: CaseIterable {
  /// A pipe without a writer.
  case pipe
  /// A link to an endless device.
  case device
  /// A link to itself.
  case linkToItself
  case folder

  func create(at path: String) throws {
    switch self {
    case .pipe: try #require(mkfifo(path, 0o600) == 0)
    case .device: try #require(symlink("/dev/zero", path) == 0)
    case .linkToItself: try #require(symlink(path, path) == 0)
    case .folder: try #require(mkdir(path, 0o700) == 0)
    }
  }
}
