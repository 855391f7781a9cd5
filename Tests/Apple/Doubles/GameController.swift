// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// What the views use of GameController.
@_exported import Foundation

public class GCKeyboard: NSObject {
  /// Whether a keyboard is attached.
  nonisolated(unsafe) package static var isAttached = false
  public class var coalesced: GCKeyboard? { isAttached ? GCKeyboard() : nil }
}

extension NSNotification.Name {
  public static let GCKeyboardDidConnect = NSNotification.Name("GCKeyboardDidConnectNotification")
  public static let GCKeyboardDidDisconnect = NSNotification.Name("GCKeyboardDidDisconnectNotification")
}
