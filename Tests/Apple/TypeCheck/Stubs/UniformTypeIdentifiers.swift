// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// What the views use of UniformTypeIdentifiers.
@_exported import AppleStubs

extension UTType {
  public static var plainText: UTType { fatalError() }
  public static var json: UTType { fatalError() }
}
