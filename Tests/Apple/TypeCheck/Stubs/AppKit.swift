// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// What the views use of AppKit.
@_exported import Foundation

@MainActor public class NSSpellChecker: NSObject {
  public class var shared: NSSpellChecker { fatalError() }
  public var availableLanguages: [String] { fatalError() }
  public func hasLearnedWord(_ word: String) -> Bool { fatalError() }
  public func checkSpelling(of text: String, startingAt offset: Int) -> NSRange { fatalError() }
  public func checkSpelling(
    of text: String, startingAt offset: Int, language: String?, wrap: Bool, inSpellDocumentWithTag tag: Int,
    wordCount: UnsafeMutablePointer<Int>?
  ) -> NSRange { fatalError() }
}

@MainActor public class NSPasteboard: NSObject {
  public struct PasteboardType: Sendable {
    public static let string = PasteboardType()
  }
  public class var general: NSPasteboard { fatalError() }
  @discardableResult public func clearContents() -> Int { fatalError() }
  @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool { fatalError() }
}
