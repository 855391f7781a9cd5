public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isHeader = AccessibilityTraits(rawValue: 1)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 2)
  public static let isButton = AccessibilityTraits(rawValue: 4)
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  let behavior: Node.AccessibilityAttributes.ChildBehavior
  public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
  public static let contain = AccessibilityChildBehavior(behavior: .contain)
  public static let combine = AccessibilityChildBehavior(behavior: .combine)
}

extension View {
  public func accessibilityLabel(_ label: Text) -> some View {
    changingNodes { $0.accessibility.label = label.content }
  }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    changingNodes { $0.accessibility.value = valueDescription.content }
  }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  public func accessibilityHint(_ hint: Text) -> some View { changingNodes { $0.accessibility.hint = hint.content } }
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    changingNodes { if hidden { $0.accessibility.isHidden = true } }
  }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    wrapped(in: .element) { node, _ in node.accessibility.childBehavior = children.behavior }
  }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    changingNodes { $0.accessibility.traits.formUnion(traits) }
  }
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    changingNodes { $0.accessibility.identifier = identifier }
  }
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    changingNodes { $0.accessibility.sortPriority = sortPriority }
  }
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    changingNodes { $0.accessibility.actions.append((String(name), { handler() })) }
  }
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    changingNodes {
      $0.accessibility.rotors.append((String(rotorLabel.content.characters), entries.map { $0[keyPath: entryLabel] }))
    }
  }
  public func accessibilityShowsLargeContentViewer() -> some View { self }
}
