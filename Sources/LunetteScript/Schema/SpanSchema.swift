import LunetteGeometry
import LunetteScene

/// How many degrees bounds are high and wide.
struct Span: Equatable, Sendable {
  var latitude: Double
  var longitude: Double
}

/// `bounds.span`, as MapKit's regions have it.
enum SpanSchema {
  private static let degrees = FieldType<Double>.number(.degrees)

  static let span = FieldType<Span>(
    name: "span", expected: "a span",
    read: { call, index throws(Mistake) in
      guard let span = ValueKind.span.payload(call, index, as: Span.self) else { throw call.mismatch(index, "a span") }
      return span
    }, push: { call, span in ValueKind.span.push(call, span) })

  static let value = ValueDeclaration(
    .span, "a span", Span.self, "How many degrees bounds are high and wide.",
    properties: [
      .init("lat", of: .span, degrees, "Degrees of latitude.") { (s: Span) in s.latitude },
      .init("lon", of: .span, degrees, "Degrees of longitude, 0…360.") { (s: Span) in s.longitude },
    ], text: { "\($0.latitude.rounded(to: 6).shown), \($0.longitude.rounded(to: 6).shown)" })
}
