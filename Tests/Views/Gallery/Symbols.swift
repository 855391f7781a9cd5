/// Simple drawings for the symbols that the app uses: paths in a 24 × 24 box, stroked, or filled if the name ends with
/// "fill". A number in a circle is drawn as text and is not included here.
enum Symbols {
  private static let ring = "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z"
  private static let tray = "M8 9H6a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V10a1 1 0 0 0-1-1h-2"

  static let paths: [String: String] = [
    // Arrows
    "arrow.clockwise": "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 8.5M19.5 4v4.5H15",
    "arrow.up.circle": ring + "M12 16.5v-9M8.2 11 12 7.2l3.8 3.8",
    "arrow.uturn.backward": "M9 5 4.5 9.5 9 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3",
    "chevron.down": "M4.5 9l7.5 7.5L19.5 9",
    "chevron.left": "M15 4.5 7.5 12l7.5 7.5",
    "chevron.right": "M9 4.5l7.5 7.5L9 19.5",
    "chevron.up.chevron.down": "M7.5 9 12 4.5 16.5 9M7.5 15l4.5 4.5 4.5-4.5",
    "return": "M20 5v6a2 2 0 0 1-2 2H4.5M9 8.5 4.5 13 9 17.5",
    "shuffle":
      "M3 7h3.5c4.5 0 6 10 10.5 10H21M3 17h3.5c1.6 0 2.8-1.3 3.8-3M13.2 10c1-1.7 2.2-3 3.8-3H21M18 4l3 3-3 3M18 14l3 3-3 3",
    "square.and.arrow.down": tray + "M12 3v12M8.2 11.5 12 15.2l3.8-3.7",
    "square.and.arrow.up": tray + "M12 15V3M8.2 6.5 12 2.8l3.8 3.7",
    // Objects
    "book":
      "M12 6.5C9.5 4.8 6.5 4.5 3 5v13c3.5-.5 6.5-.2 9 1.5 2.5-1.7 5.5-2 9-1.5V5c-3.5-.5-6.5-.2-9 1.5ZM12 6.5v13",
    "calendar":
      "M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5Z"
      + "M4 9.5h16M8 3v4M16 3v4M8 13h.01M12 13h.01M16 13h.01M8 16.5h.01M12 16.5h.01",
    "chart.bar": "M4 20v-7h4v7ZM10 20V8h4v12ZM16 20V4h4v16Z",
    "delete.left":
      "M8.5 5.5H20A1.5 1.5 0 0 1 21.5 7v10a1.5 1.5 0 0 1-1.5 1.5H8.5L2.5 12ZM11.5 9l6 6M17.5 9l-6 6",
    "doc.on.doc":
      "M8.5 7.5h7l4 4V20a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1ZM15 7.5V12h4.5"
      + "M7.5 17h-2a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h7l3 3",
    "doc.text":
      "M6 3h8l5 5v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM13.5 3v5.5H19M8.5 13h7M8.5 16.5h7",
    "hand.tap":
      "M9 14V6.5a1.5 1.5 0 0 1 3 0V12l5 1a2 2 0 0 1 1.6 2.3L17.8 21H10l-4-5.5a1.4 1.4 0 0 1 2-2l1 1.1M5.5 8a5 5 0 0 1 10 0",
    "keyboard.chevron.compact.down":
      "M3 4.5h18V15H3ZM6 8h.01M9 8h.01M12 8h.01M15 8h.01M18 8h.01M7.5 11.7h9M9.5 18.5l2.5 2 2.5-2",
    "lightbulb": "M9 17.5c0-2.2-3-3.6-3-7.5a6 6 0 0 1 12 0c0 3.9-3 5.3-3 7.5ZM9.5 20.5h5",
    "link":
      "M10 14a4 4 0 0 0 6 .3l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.3l-3 3a4 4 0 0 0 5.7 5.7L12 17",
    "magnifyingglass": "M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.3 15.3 21 21",
    "person.2":
      "M12 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM3 19c0-3.3 2.4-5.5 6-5.5s6 2.2 6 5.5ZM14.5 5.4a3 3 0 1 1 .5 5.6M16.5 13.8c2.6.5 4.5 2.4 4.5 5.2h-3",
    "rectangle.stack": "M4 10.5h16V20H4ZM5.5 7.2h13M7.5 4h9",
    "square.grid.3x3": "M4 4h16v16H4ZM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16",
    "text.magnifyingglass":
      "M3 5h13M3 10h6M3 15h5M19 15a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM18 18l3 3",
    "trash": "M4 6.5h16M9.5 6V4h5v2M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6",
    // Signs
    "checkmark.circle": ring + "M8 12.3l2.8 2.9L16.2 9",
    "circle": ring,
    "ellipsis.circle": ring + "M7.8 12h.01M12 12h.01M16.2 12h.01",
    "list.bullet": "M8.5 6H20M8.5 12H20M8.5 18H20M4.5 6h.01M4.5 12h.01M4.5 18h.01",
    "play.fill": "M6.5 4.2v15.6L20 12Z",
    "plus.circle": ring + "M12 7.5v9M7.5 12h9",
    "questionmark.circle": ring + "M9.3 9.5a2.7 2.7 0 1 1 4.1 2.3c-.9.6-1.4 1.1-1.4 2.2M12 17h.01",
    "slider.horizontal.3":
      "M3 6.5h9M16 6.5h5M3 12h3M10 12h11M3 17.5h9M16 17.5h5M16 6.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z"
      + "M10 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM16 17.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z",
    "sum": "M18 7V4.5H6.5L13 12l-6.5 7.5H18V17",
    // The status bar
    "battery": "M2 8h17v9H2ZM4 10h13v5H4ZM21.5 11v3",
    "cellular": "M4 18v-2M9 18v-5M14 18V9.5M19 18V6",
    "wifi": "M3.5 10.5a12.5 12.5 0 0 1 17 0M7 14a7.5 7.5 0 0 1 10 0M12 17.7h.01",
  ]
}
