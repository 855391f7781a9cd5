// Runs the user-interface tests and prints one line for each, with its failures below it.
//
//     UITests                     runs all tests on a phone
//     UITests pad                 runs all tests on the given device
//     UITests pad Class.testName  runs one test
//     UITests --names             only prints the names of the tests

import Foundation
import SwiftUI
import UIKit
import XCTest

private let arguments = CommandLine.arguments.dropFirst()

if arguments.first == "--names" {
  for test in allTests { print(test.name) }
  exit(0)
}
guard let device = arguments.first.map({ Device(rawValue: $0) }) ?? Device.phone else { fatalError("no such device") }
UIDevice.current.userInterfaceIdiom = device == .pad ? .pad : .phone
XCUIApplication.launcher = { SimulatedApp(on: device, environment: $0, arguments: $1) }

private let chosenTests = allTests.filter { test in arguments.dropFirst().first.map { $0 == test.name } ?? true }
private var failureCount = 0
for test in chosenTests {
  XCTestCase.failures = []
  do { try test.run() } catch { XCTestCase.failures.append("\(error)") }
  failureCount += XCTestCase.failures.isEmpty ? 0 : 1
  print(XCTestCase.failures.isEmpty ? "passed" : "FAILED", test.name)
  for failure in XCTestCase.failures { print("  ", failure) }
}
exit(failureCount == 0 && !chosenTests.isEmpty ? 0 : 1)
