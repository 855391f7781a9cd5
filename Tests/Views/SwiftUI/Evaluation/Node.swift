package import Foundation

/// What a view has become: for tests to read and press, and to be drawn.
@MainActor package final class Node {
  package enum Kind: String {
    // Contents
    case text, image, label, icon, title, divider, spacer, color, shape, progress
    // Controls
    case button, field, toggle, picker, option, menu, items, disclosure, paste, contextMenu
    // Layout
    case hstack, vstack, zstack, grid, scroll, geometry, fits, list, section, header, rows, footer
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
  package var takesTouches = true
  package var spoken = Spoken()
  package var control = Control()
  package var look = Look()

  init(_ kind: Kind, _ children: [Node]) {
    (self.kind, self.children) = (kind, children)
  }

  /// A node around others that hands on how it fills a stack, and what a list and a picker know of it.
  func filling(like nodes: [Node]) -> Node {
    look.fillsWidth = nodes.contains(where: \.look.fillsWidth)
    look.fillsHeight = nodes.contains(where: \.look.fillsHeight)
    for node in nodes { look.row.merge(node.look.row) { $1 } }
    if nodes.count == 1 { control.tag = nodes[0].control.tag }
    return self
  }

  /// What covers a screen.
  package static let covers: Set<Kind> = [.alert, .dialog, .sheet, .exporter, .importer]

  /// Whether it belongs to the whole screen, wherever it was added: what changes a view leaves it as it is.
  var isAdded: Bool { Node.covers.contains(kind) || [.navigationTitle, .titleMode, .toolbar].contains(kind) }

  /// The text without its attributes.
  package var plain: String { text.map { String($0.characters) } ?? "" }

  /// The node and all that is in it, as far as a condition holds for it.
  package func all(_ isWanted: (Node) -> Bool = { _ in true }) -> [Node] {
    (isWanted(self) ? [self] : []) + children.flatMap { $0.all(isWanted) }
  }

  /// The nodes of a kind.
  package func all(_ kind: Kind) -> [Node] { all { $0.kind == kind } }
}

extension Node {
  /// What a control does, and what it shows.
  package struct Control {
    /// What happens when it is pressed; of what covers the screen, what happens when it is closed.
    package var action: (@MainActor () -> Void)?
    /// The text of a field.
    package var field: Binding<String>?
    /// What Return in a field does, from the outside in.
    package var submit: [@MainActor () -> Void] = []
    /// Whether a field has the focus.
    package var focus: FocusState<Bool>.Binding?
    /// What a key does in a field that has the focus, before the system does anything with it.
    package var keyPress: (@MainActor (KeyEquivalent) -> KeyPress.Result)?
    /// What happens with an address that the system opens.
    package var openURL: (@MainActor (URL) -> Void)?
    /// What happens with a choice: the tag of an option, a pasted text, a file.
    package var choose: (@MainActor (AnyHashable) -> Void)?
    /// By which a picker knows an option.
    package var tag: AnyHashable?
    /// Whether a toggle is on, an option selected, a disclosure group expanded, a field focused.
    package var isOn = false
    /// Whether a field searches.
    package var isSearch = false
    /// The keys that press a command, such as ⇧⌘N.
    package var shortcut: String?
    package var role: ButtonRole?
    /// What a link shares.
    package var shared: String?
    /// The name that an exporter proposes, and what it would write.
    package var fileName: String?
    package var document: (@MainActor () throws -> Data)?
    /// Whether it does the same again while it is held.
    package var repeats = false
    /// What a tap beside other gestures does.
    package var tapped: (@MainActor () -> Void)?
  }

  /// What a view says to a screen reader beside what its content says.
  package struct Spoken {
    package enum Children: Sendable { case ignore, contain, combine }
    package var label: AttributedString?
    package var value: AttributedString?
    package var hint: AttributedString?
    package var isHidden = false
    package var children: Children?
    package var traits: AccessibilityTraits = []
    package var identifier: String?
    package var sortPriority: Double?
    package var actions: [(name: String, act: @MainActor () -> Void)] = []
    /// The entries of a rotor, by its name.
    package var rotors: [(name: String, entries: [String])] = []
  }

  /// What only the drawing needs.
  package struct Look {
    package var css: [String: String] = [:]
    package var fillsWidth = false
    package var fillsHeight = false
    /// The background and the insets of a row of a list.
    package var row: [String: String] = [:]
    package var symbol: String?
    package var buttonStyle = "automatic"
    package var labelStyle = "automatic"
    package var isLarge = false
    package var hidesLabel = false
    /// Whether a picker has its value below its label.
    package var isStacked = false
    package var hidesBackground = false
    package var isInline = false
    package var isHalf = false
    package var placement: ToolbarItemPlacement?
    package var scheme: ColorScheme?
    /// The share of a progress bar, or nil if it only says that something goes on.
    package var share: Double?
    package var lines: Int?
    /// How small a text may become so that it has room.
    package var leastScale: CGFloat?
    package var isResizable = false
    package var shape: ShapeLook?
    /// The width of a grid, or the one that a reader of the geometry was given, in points.
    package var width: CGFloat?
    /// Which of the views is the first that fits, as far as is known without a drawing.
    package var choice = 0
  }

  /// A shape, drawn in a box of a size.
  package struct ShapeLook {
    package var name: String
    package var path: String
    package var box: CGSize
    package var inset: CGFloat = 0
    package var fill: Color?
    package var stroke: Color?
    package var style = StrokeStyle()
  }
}
