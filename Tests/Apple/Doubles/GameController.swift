// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The parts of GameController that the views use.
@_exported import Foundation

public class GCKeyboard: NSObject {
  nonisolated(unsafe) package static var isAttached = false
  public class var coalesced: GCKeyboard? { isAttached ? GCKeyboard() : nil }
}

extension NSNotification.Name {
  public static let GCKeyboardDidConnect = NSNotification.Name("GCKeyboardDidConnectNotification")
  public static let GCKeyboardDidDisconnect = NSNotification.Name("GCKeyboardDidDisconnectNotification")
}
