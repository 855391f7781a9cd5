// The parts of Foundation that the kit uses. The toolchain's Foundation would also import Linux's C library.

public struct URL: Equatable, Sendable {
  public enum DirectoryHint: Sendable { case isDirectory, inferFromPath }
  public init(filePath: String, directoryHint: DirectoryHint = .inferFromPath) {}
  public func appending(path: String) -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func resolvingSymlinksInPath() -> URL { self }
  public var path: String { "" }
}

public class FileManager {
  nonisolated(unsafe) public static let `default` = FileManager()
  public func fileExists(atPath: String) -> Bool { false }
}

public class Bundle {
  nonisolated(unsafe) public static let main = Bundle()
  public var executablePath: String? { nil }
}

public struct Data: Sendable {
  public init(_ bytes: [UInt8]) {}
}

public class JSONDecoder {
  public init() {}
  public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError("only its type is used") }
}
