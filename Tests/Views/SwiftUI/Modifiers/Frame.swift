public import Foundation

extension View {
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let amount = length ?? 16
    let insets = EdgeInsets(
      top: edges.contains(.top) ? amount : 0, leading: edges.contains(.leading) ? amount : 0,
      bottom: edges.contains(.bottom) ? amount : 0, trailing: edges.contains(.trailing) ? amount : 0)
    return wrapped(in: .padding) {
      $0.width -= insets.leading + insets.trailing
      $0.height -= insets.top + insets.bottom
    } _: { node, _ in
      node.look.css["padding"] = insets.css
    }
  }
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    wrapped(in: .frame) {
      $0 = CGSize(width: width ?? $0.width, height: height ?? $0.height)
    } _: { node, _ in
      if let width { (node.look.css["width"], node.look.fillsWidth) = ("\(width)px", false) }
      if let height { (node.look.css["height"], node.look.fillsHeight) = ("\(height)px", false) }
      if width != nil { node.look.css["flex-shrink"] = "0" }
      node.align(alignment)
    }
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped(in: .frame) {
      $0.width = min($0.width, maxWidth ?? $0.width)
    } _: { node, _ in
      node.look.css["min-width"] = minWidth.map { "\($0)px" }
      node.look.css["min-height"] = minHeight.map { "\($0)px" }
      if let maxWidth {
        node.look.fillsWidth = true
        node.look.css["max-width"] = maxWidth.isFinite ? "\(maxWidth)px" : nil
      }
      if maxHeight == .infinity { node.look.fillsHeight = true }
      node.align(alignment)
    }
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped(in: .offset) { node, _ in node.look.css["transform"] = "translate(\(x)px, \(y)px)" }
  }
  public func scaleEffect(_ scale: CGFloat) -> some View { self }
  public func contentShape<S: Shape>(_ shape: S) -> some View { self }

  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    layered(.background, alignment, content())
  }
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    layered(.background, .center, style.color)
  }
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    layered(.background, .center, shape.fill(style))
  }
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    layered(.mask, alignment, mask())
  }
  /// Wraps each node of the view together with a layer, which is its background or its mask.
  func layered<Layer: View>(_ kind: Node.Kind, _ alignment: Alignment, _ content: Layer) -> some View {
    modified { context, build in
      build(context).map { child in
        let layer = context.node(.layer, context.child("\(kind)").build(content))
        layer.align(alignment)
        return context.node(kind, [layer, child]).copyingLayout(from: [child])
      }
    }
  }

  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return modified { context, build in
      let body = context.node(.body, build(context))
      let bar = context.node(.bar, context.child("inset").build(inset))
      let node = context.node(.inset, edge == .top ? [bar, body] : [body, bar])
      bar.look.fillsWidth = true
      for part in [body, node] { (part.look.fillsWidth, part.look.fillsHeight) = (true, true) }
      return [node]
    }
  }
}

extension Node {
  fileprivate func align(_ alignment: Alignment) {
    look.css["justify-items"] = alignment.horizontal.css
    look.css["align-items"] = alignment.vertical.css
  }
}

extension View {
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    changingNodes { if let color = view as? Color { $0.look.rowCSS["background"] = color.css } }
  }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    changingNodes { $0.look.rowCSS["padding"] = (insets ?? EdgeInsets()).css }
  }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    changingNodes { for list in $0.all(.list) { list.look.hidesBackground = visibility == .hidden } }
  }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior) -> some View { self }
}

public struct ContentMarginPlacement: Sendable {
  public static let automatic = ContentMarginPlacement()
  public static let scrollContent = ContentMarginPlacement()
}
public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}
public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}
