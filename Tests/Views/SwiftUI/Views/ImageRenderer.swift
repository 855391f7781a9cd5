public import AppleStubs
public import Foundation

@MainActor public final class ImageRenderer<Content: View> {
  public var content: Content
  public var scale: CGFloat = 1
  public init(content: Content) { self.content = content }

  /// A picture without content, or nil if the view shows nothing.
  public var cgImage: CGImage? {
    let host = ViewHost(content)
    host.evaluate()
    return host.root.isEmpty ? nil : CGImage()
  }
}
