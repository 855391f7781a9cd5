// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The parts of UniformTypeIdentifiers that the views use.
@_exported import AppleStubs

extension UTType {
  public static var plainText: UTType { UTType("public.plain-text") }
  public static var json: UTType { UTType("public.json") }
}
