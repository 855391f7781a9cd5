#if canImport(AppIntents)
  import AppIntents
  import ScrambleApp
  import SwiftUI

  /// Opens today's puzzle from Shortcuts, Spotlight or by voice.
  struct PlayToday: AppIntent {
    static let title = LocalizedStringResource("QuickActionToday", table: "InfoPlist")
    static let openAppWhenRun = true

    @MainActor func perform() async throws -> some IntentResult {
      EnvironmentValues().openURL(GameAddress.today)
      return .result()
    }
  }

  /// Offers ``PlayToday`` without any setup. Its phrases in other languages are in `AppShortcuts.strings`.
  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: PlayToday(), phrases: ["Play \(.applicationName)"],
        shortTitle: LocalizedStringResource("QuickActionToday", table: "InfoPlist"), systemImageName: "calendar")
    }
  }
#endif
