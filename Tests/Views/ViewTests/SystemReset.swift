import Accessibility
import Testing

#if os(iOS)
  import GameController
  import UIKit

  /// The spell checker of this system.
  typealias SystemChecker = UITextChecker
#else
  import AppKit

  /// The spell checker of this system.
  typealias SystemChecker = NSSpellChecker
#endif

/// Sets what the doubles of the system keep back after each test, since every test of this process has the same.
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
    AccessibilityNotification.announced = []
    (SystemChecker.words, SystemChecker.learnedWords, SystemChecker.languages) = ({ _ in false }, [], ["en_GB"])
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
  /// Sets the doubles of the system back after each test.
  static var systemReset: Self { Self() }
}
