import ScrambleCore
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// What a drawing contains before a browser has laid it out.
@MainActor struct DrawingTests {
  @Test(arguments: DynamicTypeSize.allCases)
  func `the beads of ranks do not overlap on the narrowest phone`(type: DynamicTypeSize) {
    // A phone with display zoom is 320 points wide. The list and the view have margins.
    let width = 320.0 - 2 * 16 - 2 * 20
    let host = ViewHost(
      ProgressCord(standing: GameModel.previewFull().game.standing, spokenProgress: "").frame(width: width))
    host.environment.dynamicTypeSize = type
    host.evaluate()
    let beads = host.root.flatMap { $0.all(.offset) }.filter { !$0.all(.frame).isEmpty }
    let positions = beads.compactMap { number(after: "translate(", in: $0.look.css["transform"]) }
    let sizes = beads.compactMap { number(after: "", in: $0.all(.frame)[0].look.css["width"]) }
    #expect(positions.count == Rank.allCases.count && sizes.count == positions.count)
    for index in positions.indices.dropFirst() { #expect(positions[index - 1] + sizes[index - 1] <= positions[index]) }
    #expect(positions[positions.count - 1] + sizes[sizes.count - 1] <= width)
  }

  /// Returns the number after the prefix of a style's value, or nil if the value has another prefix or no number.
  private func number(after prefix: String, in css: String?) -> Double? {
    guard let css, css.hasPrefix(prefix) else { return nil }
    return Double(css.dropFirst(prefix.count).prefix { $0.isNumber || $0 == "." || $0 == "-" })
  }
}
