import CLuaShims
import LunetteScene

/// A function of the script that is called when something happens.
struct Subscription {
  /// What happens, as scripts name it.
  let event: String
  /// The function, among the values that the host keeps.
  let function: Int32
  /// Where it was given.
  let place: SourcePlace
  var isOff = false
}

extension Interpreter {
  /// Whether anybody wants to know of an event.
  func hasHandlers(of event: String) -> Bool { listeners[event]?.isEmpty == false }

  /// Those who want to know of an event now, as positions.
  func handlers(of event: String) -> [Int] { listeners[event] ?? [] }

  /// Calls a handler no more.
  func endSubscription(_ position: Int) {
    guard subscriptions.indices.contains(position), !subscriptions[position].isOff else { return }
    subscriptions[position].isOff = true
    listeners[subscriptions[position].event]?.removeAll { $0 == position }
    _ = lsh_let_go(run, subscriptions[position].function)
  }
}

extension Call {
  /// Calls the function at an index whenever something happens.
  func subscribe(_ event: String, function index: Int32) -> Int32 {
    chargeElement(of: MemoryLayout<Subscription>.stride)
    let subscription = Subscription(event: event, function: lsh_keep(run, index), place: place)
    interpreter.subscriptions.append(subscription)
    interpreter.listeners[event, default: []].append(interpreter.subscriptions.count - 1)
    ValueKind.subscription.push(self, interpreter.subscriptions.count - 1)
    return 1
  }
}

/// What `camera.on` and `location.on` give.
enum SubscriptionSchema {
  static let value = ValueDeclaration(
    .subscription, "a subscription", "That a function is called when something happens.", written: "",
    properties: [],
    methods: [
      Function(
        "subscription:off", Positional("self", this), returns: "nil", "The function is called no more."
      ) { call, position throws(Mistake) in
        call.interpreter.endSubscription(position)
        return 0
      }
    ], list: nil,
    text: { call, index in
      let position = ValueKind.subscription.payload(call, index, as: Int.self) ?? 0
      let subscription = call.interpreter.subscriptions[position]
      return "to \(subscription.event)\(subscription.isOff ? ", ended" : "")"
    },
    areEqual: { call in
      let first = ValueKind.subscription.payload(call, 1, as: Int.self)
      return first != nil && first == ValueKind.subscription.payload(call, 2, as: Int.self)
    })

  private static let this = FieldType<Int>(
    name: "subscription", expected: "a subscription, which camera.on(…) and location.on(…) give",
    read: { call, index throws(Mistake) in
      guard let position = ValueKind.subscription.payload(call, index, as: Int.self) else {
        throw call.mismatch(index, "a subscription, which camera.on(…) and location.on(…) give")
      }
      return position
    }, push: { _, _ in })
}
