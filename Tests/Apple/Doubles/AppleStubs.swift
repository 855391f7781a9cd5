// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Declarations of other modules that SwiftUI's interface or the app refers to, mostly as empty types.
@_exported import Foundation

// Combine
public protocol ObservableObject: AnyObject { associatedtype ObjectWillChangePublisher }
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}
public final class PassthroughSubject<Output, Failure: Error>: Publisher {}

// Parts of Foundation that Linux lacks
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(_ key: String, table: String?) {}
}
extension URL {
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}
public class NSItemProvider: NSObject, @unchecked Sendable {}
public class NSUserActivity: NSObject {}
public class FileWrapper: NSObject {
  public let regularFileContents: Data?
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}
extension NotificationCenter {
  public struct Publisher: AppleStubs.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    package let center: NotificationCenter
    package let name: Notification.Name
  }
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    NotificationCenter.Publisher(center: self, name: name)
  }
}
public class UndoManager: NSObject {}
public struct Selector {}

// CoreGraphics, QuartzCore, CoreText
public struct CGAffineTransform: Equatable, Sendable {
  public init() {}
  public static let identity = CGAffineTransform()
}
public struct CGVector: Equatable, Sendable {
  public var dx: CGFloat = 0
  public var dy: CGFloat = 0
}
public class CGColor {}
public class CGImage { package init() {} }
public class CGPath {}
public class CGMutablePath: CGPath {}
public class CGContext {}
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public struct CATransform3D {}
public class CTFont {}

// CoreData
public class NSManagedObject: NSObject {}
public class NSManagedObjectContext: NSObject {}
public class NSEntityDescription: NSObject {}
public protocol NSFetchRequestResult {}
public class NSFetchRequest<R>: NSObject {}

// UniformTypeIdentifiers, CoreTransferable
public struct UTType: Hashable, Sendable {
  package let identifier: String
  package init(_ identifier: String) { self.identifier = identifier }
}
public protocol TransferRepresentation<Item>: Sendable { associatedtype Item }
public struct AnyTransferRepresentation<Item>: TransferRepresentation {}
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  static var transferRepresentation: Representation { get }
}
extension Transferable {
  public static var transferRepresentation: AnyTransferRepresentation<Self> { fatalError() }
}
extension AttributedString: Transferable {}
extension Data: Transferable {}
extension Never: Transferable {}
extension String: Transferable {}
extension URL: Transferable {}

// DeveloperToolsSupport, Symbols, Accessibility
public struct ImageResource: Hashable, Sendable {}
public struct ColorResource: Hashable, Sendable {}
public struct PreviewLayout: Sendable {}
public struct PreviewTrait<T>: Sendable {}
public struct Preview { public struct ViewTraits {} }
public struct SymbolEffectOptions: Sendable { public static let `default` = SymbolEffectOptions() }
public protocol SymbolEffect {}
public protocol TransitionSymbolEffect {}
public protocol ContentTransitionSymbolEffect {}
public protocol IndefiniteSymbolEffect {}
public protocol DiscreteSymbolEffect {}
public struct WiggleSymbolEffect {}
public class AXCustomContent: NSObject { public enum Importance: UInt, Sendable { case `default`, high } }
public class AXChartDescriptor: NSObject {}

// UIKit
@MainActor open class UIResponder: NSObject {}
@MainActor open class UIApplication: UIResponder {}
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}
@MainActor open class UIScene: UIResponder {
  @MainActor public class ConnectionOptions: NSObject {
    public package(set) var shortcutItem: UIApplicationShortcutItem?
  }
  @MainActor public class OpenExternalURLOptions: NSObject {}
  /// The addresses that the app asked the system to open.
  package private(set) var openedURLs: [URL] = []
  public func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
    openedURLs.append(url)
    return true
  }
}
@MainActor public class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable {}
  public var role: Role { Role() }
}
@MainActor public class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  public var delegateClass: AnyClass?
}
@MainActor public class UIApplicationShortcutItem: NSObject {
  public package(set) var type = ""
}
open class UIViewController: NSObject {}
open class UIView: NSObject {}
public struct NSDirectionalEdgeInsets {}
public struct NSUnderlineStyle: Sendable {}
public class UIColor: NSObject, @unchecked Sendable {}
public class UIImage: NSObject {}
public enum UIKeyboardType: Int, Sendable { case `default`, asciiCapable }
public struct UITextContentType: Hashable, Sendable {}
