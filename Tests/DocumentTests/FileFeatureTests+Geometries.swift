/// Files of every type of geometry.
extension FileFeatureTests {
  static let geometries: [Case] = [
    Case(
      name: "a point, with a third coordinate", file: feature(geometry("Point", "[1.5,-2.25,8]")),
      expected: [Expected(id: "geojson-1-1", geometry: .point(place(1.5, -2.25)))]),
    Case(
      name: "points", file: feature(geometry("MultiPoint", "[[1,2],[181,90],[-180,-90]]")),
      expected: [
        Expected(id: "geojson-1-1", geometry: .multiPoint([place(1, 2), place(-179, 90), place(-180, -90)]))
      ]),
    Case(
      name: "points of one", file: feature(geometry("MultiPoint", "[[1,2]]")),
      expected: [Expected(id: "geojson-1-1", geometry: .point(place(1, 2)))]),
    Case(
      name: "a line", file: feature(geometry("LineString", "[[1,0],[1.001,0.001],[1.002,0]]")),
      expected: [
        Expected(id: "geojson-1-1", geometry: .lineString([place(1, 0), place(1.001, 0.001), place(1.002, 0)]))
      ]),
    Case(
      name: "lines", file: feature(geometry("MultiLineString", "[[[1,0],[1.001,0]],[[2,0],[2,0.001]]]")),
      expected: [
        Expected(
          id: "geojson-1-1",
          geometry: .multiLineString([[place(1, 0), place(1.001, 0)], [place(2, 0), place(2, 0.001)]]))
      ]),
    Case(
      name: "a line over 180, whichever way it is written",
      file: feature(geometry("MultiLineString", "[[[179.999,0],[-179.999,0]],[[540.001,0],[539.999,0]]]")),
      expected: [
        Expected(
          id: "geojson-1-1",
          geometry: .multiLineString([
            [place(179.999, 0), place(180, 0)], [place(-180, 0), place(-179.999, 0)],
            [place(-179.999, 0), place(-180, 0)], [place(180, 0), place(179.999, 0)],
          ]))
      ]),
    Case(
      name: "an area with a hole, both wound the wrong way",
      file: feature(
        geometry(
          "Polygon",
          "[[[1,0],[1,0.004],[1.004,0.004],[1.004,0],[1,0]],"
            + "[[1.001,0.001],[1.002,0.001],[1.002,0.002],[1.001,0.002],[1.001,0.001]]]")),
      expected: [
        Expected(
          id: "geojson-1-1", geometry: .polygon([box(1, 0, 1.004, 0.004), box(1.001, 0.001, 1.002, 0.002).reversed()]))
      ]),
    Case(
      name: "areas apart",
      file: feature(
        geometry("MultiPolygon", "[[[[1,0],[1.001,0],[1.001,0.001],[1,0]]],[[[2,0],[2.001,0],[2.001,0.001],[2,0]]]]")),
      expected: [
        Expected(
          id: "geojson-1-1",
          geometry: .multiPolygon([
            [[place(1, 0), place(1.001, 0), place(1.001, 0.001), place(1, 0)]],
            [[place(2, 0), place(2.001, 0), place(2.001, 0.001), place(2, 0)]],
          ]))
      ]),
    Case(
      name: "an area over 180",
      file: feature(
        geometry("Polygon", "[[[179.999,0],[180.001,0],[180.001,0.001],[179.999,0.001],[179.999,0]]]")),
      expected: [
        Expected(
          id: "geojson-1-1",
          geometry: .multiPolygon([[box(179.999, 0, 180, 0.001)], [box(-180, 0, -179.999, 0.001)]]))
      ]),
    Case(
      name: "areas cut at 180, as RFC 7946 wants",
      file: feature(
        geometry(
          "MultiPolygon",
          "[[[[179.999,0],[180,0],[180,0.001],[179.999,0.001],[179.999,0]]],"
            + "[[[-180,0],[-179.999,0],[-179.999,0.001],[-180,0.001],[-180,0]]]]")),
      expected: [
        Expected(
          id: "geojson-1-1",
          geometry: .multiPolygon([[box(179.999, 0, 180, 0.001)], [box(-180, 0, -179.999, 0.001)]]))
      ]),
    Case(
      name: "a hole that is cut at 180 with its area",
      file: feature(
        geometry(
          "Polygon",
          "[[[179.998,0],[180.002,0],[180.002,0.004],[179.998,0.004],[179.998,0]],"
            + "[[179.999,0.001],[180.001,0.001],[180.001,0.002],[179.999,0.002],[179.999,0.001]]]")),
      expected: [
        Expected(
          id: "geojson-1-1",
          geometry: .multiPolygon([
            [
              [
                place(179.998, 0), place(180, 0), place(180, 0.001), place(179.999, 0.001), place(179.999, 0.002),
                place(180, 0.002), place(180, 0.004), place(179.998, 0.004), place(179.998, 0),
              ]
            ],
            [
              [
                place(-180, 0), place(-179.998, 0), place(-179.998, 0.004), place(-180, 0.004), place(-180, 0.002),
                place(-179.999, 0.002), place(-179.999, 0.001), place(-180, 0.001), place(-180, 0),
              ]
            ],
          ]))
      ]),
    Case(
      name: "a collection in a collection: areas, lines and points, each for itself",
      file: feature(
        #"{"type":"GeometryCollection","geometries":[\#(point),"#
          + #"{"type":"GeometryCollection","geometries":[\#(geometry("LineString", "[[1,0],[1.001,0]]"))]},"#
          + #"\#(geometry("Polygon", "[[[1,0],[1.001,0],[1.001,0.001],[1,0]]]")),\#(geometry("Point", "[3,4]"))]}"#,
        #"{"name":"x","fill":1,"arrow":2,"size":3}"#, id: #""all""#),
      expected: [
        Expected(
          id: "all", geometry: .polygon([[place(1, 0), place(1.001, 0), place(1.001, 0.001), place(1, 0)]]),
          properties: ["name": .text("x"), "arrow": .number(2), "size": .number(3)]),
        Expected(
          id: "geojson-1-2", geometry: .lineString([place(1, 0), place(1.001, 0)]),
          properties: ["name": .text("x"), "fill": .number(1), "arrow": .number(2), "size": .number(3)]),
        Expected(
          id: "geojson-1-3", geometry: .multiPoint([place(1, 2), place(3, 4)]),
          properties: ["name": .text("x"), "arrow": .number(2)]),
      ]),
    Case(
      name: "features of nowhere",
      file: "\(feature("null")),\(feature(#"{"type":"GeometryCollection","geometries":[]}"#))",
      expected: []),
    Case(
      name: "a line without a length, an area without a width",
      file:
        "\(feature(geometry("LineString", "[[1,2],[1,2]]"))),"
        + feature(geometry("Polygon", "[[[1,0],[1.001,0],[1.002,0],[1,0]]]"), #"{"text":5}"#),
      expected: [
        Expected(id: "geojson-1-1", geometry: nil, properties: look(stroke: "#0000ff")),
        Expected(
          id: "geojson-1-2", geometry: nil,
          properties: look(stroke: "#ff0000").merging(
            ["fill": .text("#ff0000"), "fill-opacity": .number(0.2), "text": .number(5)]) { $1 }),
      ]),
  ]

  fileprivate static func look(stroke: String) -> [String: JSON] {
    ["stroke": .text(stroke), "stroke-opacity": .number(1), "stroke-width": .number(2)]
  }
}
