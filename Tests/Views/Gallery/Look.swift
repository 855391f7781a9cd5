import ScrambleKit
import SwiftUI

/// The looks of the screens. Chinese and increased contrast are combined, because one changes only texts and the other
/// only colors.
enum Look: String, CaseIterable {
  case light, dark, largest, chinese

  var title: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .largest: "largest type"
    case .chinese: "Chinese, increased contrast"
    }
  }
  /// The classes in the style sheet.
  var classes: String {
    switch self {
    case .light, .largest: ""
    case .dark: "dark"
    case .chinese: "contrast"
    }
  }
  var language: Language { self == .chinese ? .simplifiedChinese : .english }

  @MainActor func apply(to host: ViewHost) {
    if self == .dark { host.environment.colorScheme = .dark }
    if self == .largest { host.environment.dynamicTypeSize = .accessibility5 }
    if self == .chinese { host.environment.locale = Locale(identifier: "zh-Hans") }
  }
}

extension Device {
  static let galleryDevices: [Device] = [.phone, .smallPhone, .phoneInLandscape, .pad]

  var title: String {
    switch self {
    case .phone: "phone"
    case .smallPhone: "small phone"
    case .phoneInLandscape: "phone across"
    case .pad: "iPad"
    case .mac: "Mac"
    }
  }
}
