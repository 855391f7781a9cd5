// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// What the views use of UniformTypeIdentifiers.
@_exported import AppleStubs

extension UTType {
  public static var plainText: UTType { UTType("public.plain-text") }
  public static var json: UTType { UTType("public.json") }
}
