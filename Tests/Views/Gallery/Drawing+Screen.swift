import Screens
import SwiftUI

extension Drawing {
  /// Draws a device's screen with its keyboard and any sheet, alert or dialog that covers it.
  func screen(_ screen: Screen, looks: String) -> String {
    let host = screen.host
    let parts = [statusBar, div("root", html(host.root)), covers(of: screen), keyboard(of: screen), div("home")]
    return element(
      "div",
      [
        "class": "device \(host.device.rawValue) \(looks)",
        "style": "width:\(host.device.size.width)px;height:\(host.device.size.height)px",
      ], parts.joined())
  }

  private var statusBar: String {
    let icons = ["cellular", "wifi", "battery"].map { symbol($0) }.joined()
    return div("status", element("b", [:], "9:41") + div("island") + div("signs", icons))
  }

  private func covers(of screen: Screen) -> String {
    var parts = [String]()
    if let sheet = screen.sheet {
      parts.append(div(sheet.look.isHalfHeight ? "sheet half" : "sheet", div("grabber") + html(sheet.children)))
    }
    if let alert = screen.alert { parts.append(question(alert, "alert")) }
    if let dialog = screen.dialog { parts.append(question(dialog, "dialog")) }
    return parts.map { div("dim") + $0 }.joined()
  }

  /// Draws an alert or dialog: its title, its message, and its buttons, with the cancel button last.
  private func question(_ node: Node, _ name: String) -> String {
    let (message, buttons) = (node.children[0], node.children[1].children)
    let sortedButtons = buttons.filter { $0.control.role != .cancel } + buttons.filter { $0.control.role == .cancel }
    let actions = sortedButtons.map { button in
      let name = button.control.role == .cancel ? "action cancel" : "action"
      return element("div", ["class": name, "role": "button", "aria-label": button.name], html(button.children))
    }
    let title = title(node.plainText, node.kind == .alert ? .headline : .footnote)
    let header = div("message", title + html(message.children))
    return div(name, header + div("actions", actions.joined()))
  }

  /// Draws the keyboard if a field has the focus and neither an alert nor a dialog is open.
  private func keyboard(of screen: Screen) -> String {
    let isTyping = screen.alert == nil && screen.dialog == nil && screen.all(.field).contains(where: \.control.isOn)
    guard isTyping else { return "" }
    let rows = ["qwertyuiop", "asdfghjkl", "⇧zxcvbnm⌫"].map { row in
      div("keys", row.map { div("key", "\($0)") }.joined())
    }
    let lastRow = div("key wide", "123") + div("key space", "") + div("key wide", "go")
    return element("div", ["class": "keyboard", "data-system": ""], rows.joined() + div("keys", lastRow))
  }
}
