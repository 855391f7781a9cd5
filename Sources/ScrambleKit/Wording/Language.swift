/// A language the game speaks.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// Returns the language of a locale such as `zh_CN.UTF-8`: Simplified Chinese for China and Singapore, else English.
  public init(locale: String) {
    let name = locale.lowercased().replacing("-", with: "_")
    let isTraditional = ["zh_tw", "zh_hk", "zh_mo", "zh_hant"].contains { name.hasPrefix($0) }
    self = name.hasPrefix("zh") && !isTraditional ? .simplifiedChinese : .english
  }

  /// Returns the language that the variables `LC_ALL`, `LC_MESSAGES` and `LANG` ask for; the first that says anything decides.
  public init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self.init(locale: locale ?? "C")
  }
}
