// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// What the views use of GameController.
@_exported import Foundation

public class GCKeyboard: NSObject {
  public class var coalesced: GCKeyboard? { fatalError() }
}

extension NSNotification.Name {
  public static let GCKeyboardDidConnect = NSNotification.Name("GCKeyboardDidConnectNotification")
  public static let GCKeyboardDidDisconnect = NSNotification.Name("GCKeyboardDidDisconnectNotification")
}
