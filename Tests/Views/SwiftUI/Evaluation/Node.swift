package import Foundation

/// The result of evaluating a view, which tests read and press, and which can be drawn.
@MainActor package final class Node {
  package enum Kind: String {
    // Contents
    case text, image, label, icon, title, divider, spacer, color, shape, progress
    // Controls
    case button, field, toggle, picker, option, menu, items, disclosure, paste, contextMenu
    // Layout
    case hstack, vstack, zstack, grid, scroll, geometry, viewThatFits = "fits", list, section, header, rows, footer
    case padding, frame, offset, background, mask, layer, inset, body, bar, element
    // Bars and scenes
    case navigation, navigationTitle, titleMode, toolbar, item, settingsWindow, commands, commandMenu
    // What covers the screen
    case alert, dialog, sheet, exporter, importer, message, actions
  }

  package var kind: Kind
  package var children: [Node]
  package var text: AttributedString?
  package var isEnabled = true
  package var allowsHitTesting = true
  package var accessibility = AccessibilityAttributes()
  package var control = Control()
  package var look = Look()

  init(_ kind: Kind, _ children: [Node]) {
    (self.kind, self.children) = (kind, children)
  }

  /// Copies from wrapped nodes whether they fill a stack, their row styles and, if there is only one, its tag.
  func copyingLayout(from nodes: [Node]) -> Node {
    look.fillsWidth = nodes.contains(where: \.look.fillsWidth)
    look.fillsHeight = nodes.contains(where: \.look.fillsHeight)
    for node in nodes { look.rowCSS.merge(node.look.rowCSS) { $1 } }
    if nodes.count == 1 { control.tag = nodes[0].control.tag }
    return self
  }

  /// The kinds of nodes that cover a screen.
  package static let coverKinds: Set<Kind> = [.alert, .dialog, .sheet, .exporter, .importer]

  /// Whether the node belongs to the whole screen, wherever it was added. Modifiers of a view do not change it.
  var belongsToScreen: Bool {
    Node.coverKinds.contains(kind) || [.navigationTitle, .titleMode, .toolbar].contains(kind)
  }

  /// The text without attributes.
  package var plainText: String { text.map { String($0.characters) } ?? "" }

  /// Returns the node and all descendants that meet a condition.
  package func all(_ isIncluded: (Node) -> Bool = { _ in true }) -> [Node] {
    (isIncluded(self) ? [self] : []) + children.flatMap { $0.all(isIncluded) }
  }

  package func all(_ kind: Kind) -> [Node] { all { $0.kind == kind } }
}

extension Node {
  package struct Control {
    /// What happens when the control is pressed or, for a cover, when it is closed.
    package var action: (@MainActor () -> Void)?
    package var text: Binding<String>?
    /// What Return in a field does, from the innermost handler to the outermost.
    package var submitActions: [@MainActor () -> Void] = []
    package var focus: FocusState<Bool>.Binding?
    /// What a key does in a focused field, before the system handles it.
    package var onKeyPress: (@MainActor (KeyEquivalent) -> KeyPress.Result)?
    /// What happens with an address that the system opens.
    package var onOpenURL: (@MainActor (URL) -> Void)?
    /// What happens with a choice: the tag of an option, a pasted text, or a file.
    package var onChoose: (@MainActor (AnyHashable) -> Void)?
    /// The value that identifies an option to its picker.
    package var tag: AnyHashable?
    /// Whether a toggle is on, an option is selected, a disclosure group is expanded, or a field is focused.
    package var isOn = false
    package var isSearchField = false
    /// The keyboard shortcut of a command or a button, such as ⇧⌘N.
    package var shortcut: String?
    package var role: ButtonRole?
    package var sharedText: String?
    /// The file name that an exporter proposes.
    package var fileName: String?
    package var makeDocument: (@MainActor () throws -> Data)?
    /// Whether the action repeats while the control is held.
    package var repeats = false
    /// What a tap does that is recognized simultaneously with other gestures.
    package var onTap: (@MainActor () -> Void)?
  }

  /// A view's own accessibility attributes, in addition to those of its content.
  package struct AccessibilityAttributes {
    package enum ChildBehavior: Sendable { case ignore, contain, combine }
    package var label: AttributedString?
    package var value: AttributedString?
    package var hint: AttributedString?
    package var isHidden = false
    package var childBehavior: ChildBehavior?
    package var traits: AccessibilityTraits = []
    package var identifier: String?
    package var sortPriority: Double?
    package var actions: [(name: String, action: @MainActor () -> Void)] = []
    package var rotors: [(name: String, entries: [String])] = []
  }

  /// Attributes for the drawing. Screens and tests also read some of them.
  package struct Look {
    package var css: [String: String] = [:]
    package var fillsWidth = false
    package var fillsHeight = false
    /// The background and the insets of a list's row.
    package var rowCSS: [String: String] = [:]
    package var symbol: String?
    package var buttonStyle = "automatic"
    package var labelStyle = "automatic"
    package var isLarge = false
    package var hidesLabel = false
    /// Whether a picker shows its value below its label.
    package var isStacked = false
    package var hidesBackground = false
    package var isInline = false
    package var isHalfHeight = false
    package var placement: ToolbarItemPlacement?
    package var colorScheme: ColorScheme?
    /// The value of a progress bar from 0 to 1, or nil if the progress is indeterminate.
    package var fraction: Double?
    package var lineLimit: Int?
    /// The minimum scale factor of a text that does not fit.
    package var minimumScale: CGFloat?
    package var shape: ShapeLook?
    /// The minimum width of a grid, or the width that was passed to a geometry reader, in points.
    package var width: CGFloat?
    /// The index of the alternative of a `ViewThatFits` that is used according to `ViewHost.fitting`.
    package var chosenIndex = 0
  }

  /// A shape, drawn in a box of a given size.
  package struct ShapeLook {
    package var name: String
    package var path: String
    package var boxSize: CGSize
    package var inset: CGFloat = 0
    package var fill: Color?
    package var stroke: Color?
    package var style = StrokeStyle()
  }
}
