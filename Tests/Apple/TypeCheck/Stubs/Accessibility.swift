// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// What the views use of Accessibility.
public import Foundation

public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    public init(_ announcement: String) {}
    public init(_ announcement: AttributedString) {}
    public func post() {}
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
    get { fatalError() }
    set {}
  }
}
