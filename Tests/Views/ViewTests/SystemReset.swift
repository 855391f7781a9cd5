import Accessibility
import Testing

#if os(iOS)
  import GameController
  import UIKit

  typealias SystemChecker = UITextChecker
#else
  import AppKit

  typealias SystemChecker = NSSpellChecker
#endif

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
    (SystemChecker.acceptsWord, SystemChecker.learnedWords, SystemChecker.languages) = ({ _ in false }, [], ["en_GB"])
    #if os(iOS)
      UIDevice.current.userInterfaceIdiom = .phone
      UIPasteboard.general.string = nil
      GCKeyboard.isAttached = false
    #else
      NSPasteboard.general.clearContents()
    #endif
  }
}

extension Trait where Self == SystemReset {
  /// Resets the system's test doubles around each test.
  static var systemReset: Self { Self() }
}
