// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The parts of Accessibility that the views use. Announcements are recorded.
public import Foundation

public enum AccessibilityNotification {
  /// The announcements since a test last cleared them, oldest first. Views and tests use them on the main actor.
  nonisolated(unsafe) package static var announcements: [AttributedString] = []

  public struct Announcement: Sendable {
    let text: AttributedString
    public init(_ announcement: String) { text = AttributedString(announcement) }
    public init(_ announcement: AttributedString) { text = announcement }
    public func post() { AccessibilityNotification.announcements.append(text) }
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
