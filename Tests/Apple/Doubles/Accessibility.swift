// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// What the views use of Accessibility. Announcements are kept.
public import Foundation

public enum AccessibilityNotification {
  /// What was announced, oldest first. Views are on the main actor, and so are the tests that read this.
  nonisolated(unsafe) package static var announced: [AttributedString] = []

  public struct Announcement: Sendable {
    let text: AttributedString
    public init(_ announcement: String) { text = AttributedString(announcement) }
    public init(_ announcement: AttributedString) { text = announcement }
    public func post() { AccessibilityNotification.announced.append(text) }
  }
  public struct LayoutChanged {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }
  public struct ScreenChanged {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }
}

extension AttributedString {
  public enum AnnouncementPriority: Sendable { case low, `default`, high }
  public var accessibilitySpeechAnnouncementPriority: AnnouncementPriority? {
    get { self[Priority.self] }
    set { self[Priority.self] = newValue }
  }

  private enum Priority: AttributedStringKey {
    typealias Value = AnnouncementPriority
    static let name = "accessibilitySpeechAnnouncementPriority"
  }
}
