public import Foundation

extension View {
  public func font(_ font: Font?) -> some View { changingStyle { $0.font = font ?? $0.font } }
  public func fontWeight(_ weight: Font.Weight?) -> some View { changingStyle { $0.weight = weight } }
  public func fontDesign(_ design: Font.Design?) -> some View { changingStyle { $0.design = design } }
  public func bold() -> some View { changingStyle { $0.weight = .bold } }
  public func monospacedDigit() -> some View { changingStyle { $0.hasMonospacedDigits = true } }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { changingStyle { $0.foreground = style.color } }
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { changingStyle { $0.tint = tint?.color } }
  public func lineLimit(_ number: Int?) -> some View { changingStyle { $0.lineLimit = number } }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { changingStyle { $0.minimumScale = factor } }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingStyle { $0.alignment = alignment }
  }
  public func textCase(_ textCase: Text.Case?) -> some View {
    changingStyle { $0.isUppercase = textCase == .uppercase }
  }
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    changingStyle { $0.fillsSymbols = variant == .fill }
  }
  public func controlSize(_ controlSize: ControlSize) -> some View {
    changingStyle { $0.isLarge = controlSize == .large }
  }
  public func labelsHidden() -> some View { changingStyle { $0.hidesLabels = true } }
  public func disabled(_ disabled: Bool) -> some View { changingEnvironment { if disabled { $0.isEnabled = false } } }
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    changingEnvironment { if !enabled { $0.allowsHitTesting = false } }
  }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    changingNodes { $0.control.repeats = behavior == .enabled }
  }

  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    changingStyle { $0.buttonStyle = name(of: S.self, without: "ButtonStyle") }
  }
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    changingStyle { $0.labelStyle = name(of: S.self, without: "LabelStyle") }
  }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}

/// Returns the name of a style as it is written after the dot.
private func name<S>(of style: S.Type, without suffix: String) -> String {
  let name = "\(style)".dropLast(suffix.count)
  return name.prefix(1).lowercased() + name.dropFirst()
}

public enum ControlSize: Sendable { case mini, small, regular, large, extraLarge }
public struct SymbolVariants: Hashable, Sendable {
  let name: String
  public static let none = SymbolVariants(name: "none")
  public static let fill = SymbolVariants(name: "fill")
}
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { Self() }
}

public protocol LabelStyle {}
public struct IconOnlyLabelStyle: LabelStyle {}
public struct TitleOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { Self() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { Self() } }

public protocol PickerStyle {}
public struct MenuPickerStyle: PickerStyle {}
public struct InlinePickerStyle: PickerStyle {}
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }

public protocol TextFieldStyle {}
public struct PlainTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { Self() } }

public protocol FormStyle {}
public struct GroupedFormStyle: FormStyle {}
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }

public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { Self() } }
