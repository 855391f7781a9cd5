// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import AppleStubs
public import Foundation

@MainActor public final class ImageRenderer<Content: View> {
  public var content: Content
  public var scale: CGFloat = 1
  public init(content: Content) { self.content = content }

  /// Evaluates the view, so that what is wrong with it shows; the picture has no content.
  public var cgImage: CGImage? {
    let host = ViewHost(content)
    host.evaluate()
    return host.root.isEmpty ? nil : CGImage()
  }
}
