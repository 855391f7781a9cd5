import Accessibility
import GameController
import Testing
import UIKit

/// Resets the system's test doubles around each test, because all tests of this process share them.
struct SystemReset: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await reset()
    do { try await function() } catch {
      await reset()
      throw error
    }
    await reset()
  }

  @MainActor private func reset() {
    AccessibilityNotification.announcements = []
    UITextChecker.acceptsWord = { _ in false }
    UIDevice.current.userInterfaceIdiom = .phone
    GCKeyboard.isAttached = false
  }
}

extension Trait where Self == SystemReset {
  /// Resets the system's test doubles around each test.
  static var systemReset: Self { Self() }
}
