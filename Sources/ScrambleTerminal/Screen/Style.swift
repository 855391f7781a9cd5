enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// The role of a piece of text. Color is never the only sign of a role.
enum Style {
  case plain, strong, bead, bonusBead, cord, error, faint
}

/// The number of colors that are used.
enum Palette {
  /// No colors: only bold and the characters.
  case none
  case sixteen
  case many

  /// Chooses by the player's option, then by `NO_COLOR` (no-color.org), then by what the terminal supports.
  init(_ choice: ColorChoice, environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let isPlain = !(environment["NO_COLOR"] ?? "").isEmpty || term == "dumb" || term.isEmpty || term.hasPrefix("vt")
    let hasMany = term.contains("256color") || !(environment["COLORTERM"] ?? "").isEmpty || term.contains("direct")
    if choice == .never || choice == .auto && isPlain {
      self = .none
    } else {
      self = hasMany ? .many : .sixteen
    }
  }

  /// Returns the SGR parameters (ECMA-48) of a style, or nil if it has none.
  func rendition(of style: Style) -> String? {
    switch (style, self) {
    case (.plain, _): nil
    case (.strong, _): "1"
    case (.bead, .none), (.bonusBead, .none), (.error, .none): "1"
    case (.cord, .none), (.faint, .none): nil
    case (.bead, .sixteen): "1;7"
    case (.bead, .many): "1;38;5;231;48;5;53"
    case (.bonusBead, .sixteen): "36"
    case (.bonusBead, .many): "38;5;30"
    case (.cord, .sixteen): "33"
    case (.cord, .many): "38;5;166"
    case (.error, .sixteen): "1;31"
    case (.error, .many): "1;38;5;167"
    case (.faint, .sixteen), (.faint, .many): "2"
    }
  }
}
