import Foundation
import SwiftUI
import Testing

/// The user-interface tests that Xcode runs, on this system's simulated devices. Each runs in a separate process: its
/// calls block until the app responds, and the app cannot run while a test blocks the main actor.
struct InterfaceTests {
  static let devices = [Device.phone, .pad]
  static let testNames = try! run("--names").output.split(separator: "\n").map(String.init)

  @Test(arguments: devices, testNames)
  func `a user-interface test passes`(device: Device, name: String) throws {
    let result = try InterfaceTests.run(device.rawValue, name)
    #expect(result.output == "passed \(name)\n")
    #expect(result.code == 0)
  }

  @Test func `every user-interface test is run`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../UITests")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let tests = try files.flatMap { try String(contentsOf: $0, encoding: .utf8).matches(of: /func test/) }
    #expect(InterfaceTests.testNames.count == tests.count && tests.count > 5)
  }

  private static func run(_ arguments: String...) throws -> (output: String, code: Int32) {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.bundleURL.appending(path: "UITests")
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}
