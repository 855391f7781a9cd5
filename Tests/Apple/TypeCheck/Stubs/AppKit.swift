// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// What the views use of AppKit.
@_exported import Foundation

@MainActor public class NSSpellChecker: NSObject {
  public class var shared: NSSpellChecker { fatalError() }
  public func checkSpelling(of text: String, startingAt offset: Int) -> NSRange { fatalError() }
  public func checkSpelling(
    of text: String, startingAt offset: Int, language: String?, wrap: Bool, inSpellDocumentWithTag tag: Int,
    wordCount: UnsafeMutablePointer<Int>?
  ) -> NSRange { fatalError() }
}
