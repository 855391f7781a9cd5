public import AppleStubs
import Foundation

extension View {
  /// Adds something that covers the screen while it is shown. When it appears, the focused field loses the focus, as in
  /// the system.
  func presenting(
    _ kind: Node.Kind, isShown: @escaping @MainActor () -> Bool, close: @escaping @MainActor () -> Void,
    onDismiss: (() -> Void)? = nil, _ configure: @escaping @MainActor (Node, Context) -> Void
  ) -> Modified<Self> {
    modified { context, build in
      let nodes = build(context)
      let lifetime = context.host.cell(at: "\(context.path).\(kind)") { ModifierLifetime() }
      let (wasShown, isShown) = (lifetime.value as? Bool ?? false, isShown())
      lifetime.value = isShown
      if wasShown, !isShown, let onDismiss { context.host.pendingActions.append { onDismiss() } }
      guard isShown else { return nodes }
      if !wasShown { context.host.removeFocus() }
      let inner = context.child("\(kind)").forCover(closedBy: close)
      inner.host.recordCover(inner.path)
      let node = inner.node(kind)
      node.control.action = close
      configure(node, inner)
      return nodes + [node]
    }
  }

  public func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    presentingQuestion(.alert, String(title), isPresented, actions(), message())
  }
  public func confirmationDialog<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    presentingQuestion(.dialog, String(title), isPresented, actions(), message())
  }
  func presentingQuestion(
    _ kind: Node.Kind, _ title: String, _ isPresented: Binding<Bool>, _ actions: some View, _ message: some View
  ) -> some View {
    presenting(kind, isShown: { isPresented.wrappedValue }, close: { isPresented.wrappedValue = false }) {
      node, context in
      node.text = AttributedString(title)
      var messageContext = context.child("message")
      messageContext.environment.style.font = .footnote
      node.children = [
        context.node(.message, messageContext.build(message)),
        context.node(.actions, context.child("actions").build(actions)),
      ]
    }
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      .sheet, isShown: { item.wrappedValue != nil }, close: { item.wrappedValue = nil }, onDismiss: onDismiss
    ) { node, context in
      guard let presentedItem = item.wrappedValue else { return }
      node.children = context.child("\(presentedItem.id)").cached({ content(presentedItem) }) { $0.build($1) }
      node.look.isHalfHeight = node.all { $0.look.isHalfHeight }.isEmpty == false
    }
  }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    changingNodes { $0.look.isHalfHeight = detents.contains(.medium) }
  }
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    let items = menuItems()
    return wrapped(in: .contextMenu) { node, context in
      node.children.append(context.node(.items, context.child("menu").build(items)))
    }
  }
}

extension Context {
  /// Returns the context of a cover. Its environment has the system's and the app's values, but no styles.
  fileprivate func forCover(closedBy close: @escaping @MainActor () -> Void) -> Context {
    var inner = self
    inner.environment.style = EnvironmentValues.Style()
    (inner.environment.isEnabled, inner.environment.allowsHitTesting) = (true, true)
    inner.environment.dismiss = DismissAction(action: close)
    return inner
  }
}
extension ViewHost {
  fileprivate func removeFocus() {
    for field in root.flatMap({ $0.all(.field) }) {
      guard let focus = field.control.focus else { continue }
      pendingActions.append { focus.wrappedValue = false }
    }
  }
}

public struct PresentationDetent: Hashable, Sendable {
  let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
}

// MARK: Files

extension View {
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    presenting(.exporter, isShown: { isPresented.wrappedValue }, close: { isPresented.wrappedValue = false }) {
      node, _ in
      node.control.fileName = defaultFilename ?? ""
      node.control.makeDocument = {
        let file = try document?.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: contentType))
        return file?.regularFileContents ?? Data()
      }
      node.control.onChoose = fileChoiceHandler(isPresented, onCompletion)
    }
  }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    presenting(.importer, isShown: { isPresented.wrappedValue }, close: { isPresented.wrappedValue = false }) {
      node, _ in
      node.control.onChoose = fileChoiceHandler(isPresented, onCompletion)
    }
  }
}
@MainActor private func fileChoiceHandler(
  _ isPresented: Binding<Bool>, _ onCompletion: @escaping (Result<URL, any Error>) -> Void
) -> @MainActor (AnyHashable) -> Void {
  { choice in
    isPresented.wrappedValue = false
    if let url = choice.base as? URL { onCompletion(.success(url)) }
  }
}

public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}
public struct FileDocumentWriteConfiguration { public let contentType: UTType }
@preconcurrency public protocol FileDocument: Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}
