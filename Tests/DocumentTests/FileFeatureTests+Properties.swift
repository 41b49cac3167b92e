/// Files of properties and ids.
extension FileFeatureTests {
  static let properties: [Case] = [
    Case(
      name: "every type of JSON",
      file: feature(
        point,
        #"{"n":0,"m":-1.5e-7,"big":12345678901,"huge":1e300,"t":true,"f":false,"s":"é\u0000\ud83d\ude00\n\"\\","#
          + #""none":null,"a":[null,[],{},[[1]]],"o":{"none":null,"o":{"o":[]}},"twice":1,"twice":2,"":0,"type":"Feature"}"#
      ),
      expected: [
        Expected(
          id: "geojson-1-1", geometry: .point(place(1, 2)),
          properties: [
            "n": .number(0), "m": .number(-1.5e-7), "big": .number(12_345_678_901), "huge": .number(1e300),
            "t": .boolean(true), "f": .boolean(false), "s": .text("é\u{0}😀\n\"\\"),
            "a": .list([.null, .list([]), .object([:]), .list([.list([.number(1)])])]),
            "o": .object(["none": .null, "o": .object(["o": .list([])])]), "twice": .number(2), "": .number(0),
            "type": .text("Feature"),
          ])
      ]),
    Case(
      name: "simplestyle's are the document's, what else they would name is the file's",
      file: feature(
        geometry("LineString", "[[1,0],[1.001,0]]"),
        ##"{"stroke":"#0f0","stroke-width":5,"stroke-opacity":0.5,"fill":"#f00","title":"T","text-size":3,"size":9}"##),
      expected: [
        Expected(
          id: "geojson-1-1", geometry: .lineString([place(1, 0), place(1.001, 0)]),
          properties: ["fill": .text("#f00"), "text-size": .number(3), "size": .number(9)])
      ]),
    Case(
      name: "the document's own, whatever stands there",
      file: feature(
        point,
        #"{"overlay":1,"title":[],"class":{},"legend":2,"groups":"","stroke":1,"stroke-linecap":2,"casing":3,"hatch":4,"size":5}"#
      ), expected: [Expected(id: "geojson-1-1", geometry: .point(place(1, 2)))]),
    Case(
      name: "a marker with a name that escapes hide", file: feature(point, #"{"marker\u002dcolor":"red","text":1}"#),
      expected: [Expected(id: "geojson-1-1", geometry: .point(place(1, 2)), properties: ["text": .number(1)])]),
    Case(
      name: "markers", file: feature(geometry("MultiPoint", "[[1,2],[3,4]]"), #"{"text":1,"rotation":2,"opacity":3}"#),
      script: "marker = true",
      expected: [
        Expected(
          id: "geojson-1-1", geometry: .point(place(1, 2)), properties: ["text": .number(1), "opacity": .number(3)]),
        Expected(
          id: "geojson-1-2", geometry: .point(place(3, 4)), properties: ["text": .number(1), "opacity": .number(3)]),
      ]),
    Case(
      name: "markers with a text", file: feature(point, #"{"text":1,"text-size":2,"priority":4,"opacity":3}"#),
      script: "marker = true, label = \"A\"",
      expected: [
        Expected(id: "geojson-1-1", geometry: .point(place(1, 2)), properties: ["opacity": .number(3)])
      ]),
  ]

  /// Numbers as scripts show them.
  static let ids: [Case] = [
    Case(
      name: "texts, numbers, twice, white space, nothing",
      file: ["7", "\"7\"", "-0.5", "1e21", "\"a b\"", "\"a\\tb\"", "\"\"", "\"a-b\"", "\"\\u0000\""].map {
        feature(point, id: $0)
      }.joined(separator: ","),
      expected: ["7", "geojson-1-2", "-0.5", "1e+21", "a-b", "geojson-1-6", "geojson-1-7", "geojson-1-8", "-"].map {
        Expected(id: $0, geometry: .point(place(1, 2)))
      }),
    Case(
      name: "ids that others would be named",
      file: [nil, "\"geojson-1-1\"", "\"geojson-1-4\"", nil, nil].map { feature(point, id: $0) }.joined(separator: ","),
      expected: ["geojson-1-6", "geojson-1-1", "geojson-1-4", "geojson-1-7", "geojson-1-5"].map {
        Expected(id: $0, geometry: .point(place(1, 2)))
      }),
    Case(
      name: "the overlay's own id", file: feature(point, id: "\"a\"") + "," + feature(point), script: "id = \"a\"",
      expected: ["a-1", "a-2"].map { Expected(id: $0, geometry: .point(place(1, 2))) }),
  ]
}
