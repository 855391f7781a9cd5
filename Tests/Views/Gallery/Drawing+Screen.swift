import Screens
import SwiftUI

extension Drawing {
  /// Draws a device's screen with everything that covers it.
  func screen(_ screen: Screen, looks: String) -> String {
    let host = screen.host
    let parts = [status, division("root", html(host.root)), covers(of: screen), keyboard(of: screen), division("home")]
    return element(
      "div",
      [
        "class": "device \(host.device.rawValue) \(looks)",
        "style": "width:\(host.device.size.width)px;height:\(host.device.size.height)px",
      ], parts.joined())
  }

  private var status: String {
    let signs = ["cellular", "wifi", "battery"].map { symbol($0) }.joined()
    return division("status", element("b", [:], "9:41") + division("island") + division("signs", signs))
  }

  private func covers(of screen: Screen) -> String {
    var parts = [String]()
    if let sheet = screen.sheet {
      parts.append(division(sheet.look.isHalf ? "sheet half" : "sheet", division("grabber") + html(sheet.children)))
    }
    if let alert = screen.alert { parts.append(question(alert, "alert")) }
    if let dialog = screen.dialog { parts.append(question(dialog, "dialog")) }
    return parts.map { division("dim") + $0 }.joined()
  }

  /// Draws an alert or dialog: its title, its message, and its buttons, with the cancel button last.
  private func question(_ node: Node, _ name: String) -> String {
    let (message, buttons) = (node.children[0], node.children[1].children)
    let sorted = buttons.filter { $0.control.role != .cancel } + buttons.filter { $0.control.role == .cancel }
    let actions = sorted.map { button in
      let name = button.control.role == .cancel ? "action cancel" : "action"
      return element("div", ["class": name, "role": "button", "aria-label": button.name], html(button.children))
    }
    let title = title(node.plain, node.kind == .alert ? .headline : .footnote)
    let head = division("message", title + html(message.children))
    return division(name, head + division("actions", actions.joined()))
  }

  /// Draws the keyboard, row by row, if a field has the focus.
  private func keyboard(of screen: Screen) -> String {
    let isTyping = screen.alert == nil && screen.dialog == nil && screen.all(.field).contains(where: \.control.isOn)
    guard isTyping else { return "" }
    let rows = ["qwertyuiop", "asdfghjkl", "⇧zxcvbnm⌫"].map { row in
      division("keys", row.map { division("key", "\($0)") }.joined())
    }
    let last = division("key wide", "123") + division("key space", "") + division("key wide", "go")
    return element("div", ["class": "keyboard", "data-system": ""], rows.joined() + division("keys", last))
  }
}
