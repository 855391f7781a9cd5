#if os(iOS)
  public import AppleStubs
#endif

extension View {
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    changingStyle { $0.submitActions = [{ action() }] + $0.submitActions }
  }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    changingFields {
      $0.control.focus = condition
      $0.control.isOn = condition.wrappedValue
    }
  }
  public func defaultFocus(_ binding: FocusState<Bool>.Binding, _ value: Bool) -> some View {
    withLifetime { lifetime, host in
      if lifetime.isNew, value { host.pendingActions.append { binding.wrappedValue = true } }
    }
  }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  #if os(iOS)
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  #endif
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  public func onTapGesture(perform action: @escaping () -> Void) -> some View {
    changingNodes { $0.control.action = { action() } }
  }
  public func simultaneousGesture<G: Gesture>(_ gesture: G) -> some View {
    changingNodes { $0.control.onTap = (gesture as? EndedGesture)?.action }
  }
  public func onKeyPress(
    keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    changingFields { $0.control.onKeyPress = { keys.contains($0) ? action(KeyPress(key: $0)) : .ignored } }
  }
  public func keyboardShortcut(_ key: KeyEquivalent) -> some View {
    changingNodes { $0.control.shortcut = "⌘" + key.character.uppercased() }
  }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    changingNodes { $0.control.shortcut = shortcut.name }
  }
}

#if os(iOS)
  public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  }
#endif
public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { SubmitLabel() }
  public static var go: SubmitLabel { SubmitLabel() }
  public static var search: SubmitLabel { SubmitLabel() }
}
public protocol Gesture {}
public struct TapGesture: Gesture {
  public init(count: Int = 1) {}
}
struct EndedGesture: Gesture { let action: @MainActor () -> Void }
extension Gesture {
  @MainActor public func onEnded(_ action: @escaping () -> Void) -> some Gesture { EndedGesture { action() } }
}
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
  public static let upArrow: KeyEquivalent = "\u{F700}"
  public static let downArrow: KeyEquivalent = "\u{F701}"
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  public static let home: KeyEquivalent = "\u{F729}"
  public static let end: KeyEquivalent = "\u{F72B}"
  public static let escape: KeyEquivalent = "\u{1B}"
  public let character: Character
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
}
public struct KeyPress: Sendable {
  public enum Result: Sendable { case handled, ignored }
  public let key: KeyEquivalent
}
public struct KeyboardShortcut: Sendable {
  let name: String
  public static let defaultAction = KeyboardShortcut(name: "Return")
}
