// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The parts of AppKit that the views use.
@_exported import Foundation

@MainActor public class NSSpellChecker: NSObject {
  package static var acceptsWord: (String) -> Bool = { _ in false }
  package static var learnedWords: Set<String> = []
  package static var languages = ["en_GB", "en"]

  private static let checker = NSSpellChecker()
  public class var shared: NSSpellChecker { checker }
  public var availableLanguages: [String] { NSSpellChecker.languages }
  public func hasLearnedWord(_ word: String) -> Bool { NSSpellChecker.learnedWords.contains(word) }
  public func checkSpelling(of text: String, startingAt offset: Int) -> NSRange {
    let isKnown = hasLearnedWord(text) || NSSpellChecker.acceptsWord(text)
    return isKnown ? NSRange(location: NSNotFound, length: 0) : NSRange(location: 0, length: text.utf16.count)
  }
  public func checkSpelling(
    of text: String, startingAt offset: Int, language: String?, wrap: Bool, inSpellDocumentWithTag tag: Int,
    wordCount: UnsafeMutablePointer<Int>?
  ) -> NSRange { checkSpelling(of: text, startingAt: offset) }
}

@MainActor public class NSResponder: NSObject {}

@MainActor public class NSText: NSResponder {
  /// The editor of the focused field.
  package static let editor = NSText()

  public var string = ""
  public var selectedRange = NSRange()
}

@MainActor public class NSWindow: NSResponder {
  public var firstResponder: NSResponder? { NSText.editor }
}

@MainActor public class NSApplication: NSResponder {
  private static let application = NSApplication()
  public class var shared: NSApplication { application }
  public let keyWindow: NSWindow? = NSWindow()
}

@MainActor public class NSPasteboard: NSObject {
  public struct PasteboardType: Sendable {
    public static let string = PasteboardType()
  }
  /// The copied text.
  package private(set) var text: String?

  private static let pasteboard = NSPasteboard()
  public class var general: NSPasteboard { pasteboard }
  @discardableResult public func clearContents() -> Int {
    text = nil
    return 0
  }
  @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    text = string
    return true
  }
}
