public import Observation

/// An observed value that the host stores.
@Observable final class Cell<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// The part of a property that its copies share: its initial value until its view is evaluated, then the host's cell.
final class Box<Value> {
  var initialValue: Value
  var cell: Cell<Value>?
  init(_ initialValue: Value) { self.initialValue = initialValue }

  var value: Value {
    get { cell?.value ?? initialValue }
    set { if let cell { cell.value = newValue } else { initialValue = newValue } }
  }

  @MainActor func connect(to context: Context, as label: String) {
    cell = context.host.cell(at: "\(context.path).\(label)") { Cell(initialValue) }
  }
}

@propertyWrapper public struct State<Value> {
  let box: Box<Value>
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public init(initialValue: Value) { box = Box(initialValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}
extension State where Value: ExpressibleByNilLiteral {
  public init() { box = Box(nil) }
}
extension State: DynamicValue {
  func connect(to context: Context, as label: String) { box.connect(to: context, as: label) }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let read: () -> Value
  let write: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (read, write) = (get, set) }
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      get: { read()[keyPath: keyPath] },
      set: {
        var whole = read()
        whole[keyPath: keyPath] = $0
        write(whole)
      })
  }
}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) where Value: Observable & AnyObject { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) where Value: Observable & AnyObject { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
  where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

@propertyWrapper public struct FocusState<Value: Hashable> {
  @propertyWrapper public struct Binding {
    let box: Box<Value>
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }
    public var projectedValue: Binding { self }
  }
  let box: Box<Value>
  public init() where Value == Bool { box = Box(false) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding { Binding(box: box) }
}
extension FocusState: DynamicValue {
  func connect(to context: Context, as label: String) { box.connect(to: context, as: label) }
}
