public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isHeader = AccessibilityTraits(rawValue: 1)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 2)
  public static let isButton = AccessibilityTraits(rawValue: 4)
  public static let isSelected = AccessibilityTraits(rawValue: 8)
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  let children: Node.Spoken.Children
  public static let ignore = AccessibilityChildBehavior(children: .ignore)
  public static let contain = AccessibilityChildBehavior(children: .contain)
  public static let combine = AccessibilityChildBehavior(children: .combine)
}

extension View {
  public func accessibilityLabel(_ label: Text) -> some View { noting { $0.spoken.label = label.content } }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    noting { $0.spoken.value = valueDescription.content }
  }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  public func accessibilityHint(_ hint: Text) -> some View { noting { $0.spoken.hint = hint.content } }
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View { noting { if hidden { $0.spoken.isHidden = true } } }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    around(.element) { node, _ in node.spoken.children = children.children }
  }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    noting { $0.spoken.traits.formUnion(traits) }
  }
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    noting { $0.spoken.identifier = identifier }
  }
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    noting { $0.spoken.sortPriority = sortPriority }
  }
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    noting { $0.spoken.actions.append((String(name), { handler() })) }
  }
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    noting {
      $0.spoken.rotors.append((String(rotorLabel.content.characters), entries.map { $0[keyPath: entryLabel] }))
    }
  }
  public func accessibilityShowsLargeContentViewer() -> some View { self }
}
