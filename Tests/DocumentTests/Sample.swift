/// A document written by hand, with every member that there is: independent of what the engine writes.
enum Sample {
  static let text = #"""
    {"type":"FeatureCollection","lunette":{"format":1,"target":"rfc7946"},"title":"A title","description":"Its words",
    "bbox":[10,19,12,21.5],
    "view":{"width":360,"height":640,"projection":"mercator","background":"#ffffff","background_opacity":0.5,"lang":"vi"},
    "camera":{"center":[10,20],"zoom":3,"zoom_512":2,"bearing":30,"pitch":0,"meters_per_point":18401.5,
      "bbox":[170,10,-170,30],"span":[20,20],"visible":[[170,10],[-170,10],[-170,30],[170,30]],
      "fit":{"kind":"circle","center":[10,20],"radius":500.5,"model":"planar","ratio":0.75,"of":"min",
        "padding":{"top":1,"right":2,"bottom":3,"left":4.5}}},
    "parameters":[
      {"name":"radius","type":"number","value":1.5,"default":2,"min":0.1,"max":1e+21,"step":0.1,"unit":"km",
        "label":"Radius","help":"How far","group":"Zone","order":-1},
      {"name":"dark","type":"boolean","value":true,"default":false},
      {"name":"name","type":"string","value":"a \"quoted\" \u0000 é\n","default":""},
      {"name":"place","type":"coordinate","value":[10,20],"default":[-180,-90]},
      {"name":"rings","type":"integer","value":2,"default":3,"choices":[{"value":2},{"value":3,"label":"Three"}]},
      {"name":"tint","type":"color","value":"rgb(0 0 128 / 33.333333%)","default":"#000080"},
      {"name":"day","type":"date","value":"2026-05-01T12:30:00Z","default":"2026-05-01"},
      {"name":"pause","type":"duration","value":1.5,"default":90,"unit":"min"},
      {"name":"track","type":"file","value":"data/run.gpx","default":"run.gpx"},
      {"name":"xs","type":"list","value":[1,2.5],"default":[]},
      {"name":"names","type":"list","value":["a","b"],"default":["a, b"]}],
    "presets":[{"name":"A walk","values":{"radius":1,"dark":false,"tint":"#ff0000","place":[1,2],"names":["x"]}},
      {"name":"Nothing","values":{}}],"preset":"A walk",
    "features":[
      {"type":"Feature","id":"mask-1","geometry":{"type":"Polygon","coordinates":[
          [[-180,-90],[180,-90],[180,90],[-180,90],[-180,-90]],[[10,19],[11,21],[12,19],[10,19]]]},
        "properties":{"overlay":"mask","group":"zone","stroke":"#0000ff","stroke-opacity":0,"stroke-width":0,
          "fill":"#0000ff","fill-opacity":0.2},
        "screen":{"path":"M0,0L360,0L360,640ZM-1.5,2L3,4L5,6"},"source":{"file":"scene.lua","line":5}},
      {"type":"Feature","id":"zone","geometry":{"type":"MultiPolygon","coordinates":[
          [[[10,19],[12,19],[11,21],[10,19]]],[[[10,19],[12,19],[11,21.5],[10,19]]]]},
        "properties":{"overlay":"circle","title":"Zone","class":"a b","legend":"Zones","center":[10,20],"radius":500.5,
          "model":"wgs84","stroke":"#ff0000","stroke-opacity":1,"stroke-width":2,"stroke-dasharray":[4,2.5],
          "stroke-linecap":"butt","stroke-linejoin":"miter","fill":"#ff0000","fill-opacity":0}},
      {"type":"Feature","id":"nothing","geometry":null,
        "properties":{"overlay":"circle","center":[10,20],"radius":0,"model":"sphere","stroke":"#ff0000",
          "stroke-opacity":1,"stroke-width":2,"fill":"#ff0000","fill-opacity":0.2}},
      {"type":"Feature","id":"marker-1","geometry":{"type":"Point","coordinates":[10,20]},
        "properties":{"overlay":"marker","title":"Here","marker-color":"#dd3333","marker-color-opacity":1,
          "marker-symbol":"pin","size":24,"rotation":-45},
        "screen":{"point":[180,320.25]},"source":{"file":"parts/pins.lua","line":0}}],
    "furniture":[],
    "warnings":[{"code":"far","message":"It is far","overlay":"zone","file":"scene.lua","line":3},
      {"code":"odd","message":"Odd"}],
    "provenance":{"engine":"lunette 0.1.0","seed":-9223372036854775808,"time":"2024-05-01T12:00:00Z","files":[{
      "path":"scene.lua","sha256":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"}]}}
    """#

  /// What is wrong in each, and the place that a validator must name, as a JSON Pointer.
  static let mistakes: [Mistake] = [
    Mistake("null as a property", at: "/features/3/properties/title", #""Here""#, "null"),
    Mistake("an unknown key", at: "/view", #""lang""#, #""language""#),
    Mistake("an unknown property", at: "/features/1/properties", #""legend""#, #""legends""#),
    Mistake("another kind's property", at: "/features/3/properties", #""rotation""#, #""radius""#),
    Mistake("a kind that isn't written", at: "/features/3/properties/overlay", #""marker""#, #""hexagon""#),
    Mistake(
      "latitude 91", at: "/features/3/geometry/coordinates/1", #""Point","coordinates":[10,20]"#,
      #""Point","coordinates":[10,91]"#),
    Mistake(
      "three numbers in a position", at: "/camera/center", #""camera":{"center":[10,20]"#,
      #""camera":{"center":[10,20,0]"#),
    Mistake(
      "a ring of three", at: "/features/1/geometry/coordinates/0/0", "[[[10,19],[12,19],[11,21],[10,19]]],",
      "[[[10,19],[12,19],[10,19]]],"),
    Mistake("a marker with an area", at: "/features/3/geometry/type", #""Point""#, #""Polygon""#),
    Mistake("a colour's name", at: "/features/3/properties/marker-color", "#dd3333", "red"),
    Mistake("an upper-case colour", at: "/features/3/properties/marker-color", "#dd3333", "#DD3333"),
    Mistake("an opacity of 2", at: "/features/0/properties/fill-opacity", #""fill-opacity":0.2"#, #""fill-opacity":2"#),
    Mistake("no camera", at: "", #""camera""#, #""title""#),
    Mistake("extras without their mark", at: "", #""lunette":{"format":1,"target":"rfc7946"},"#, ""),
    Mistake("a box of three", at: "/bbox", "[10,19,12,21.5]", "[10,19,12]"),
    Mistake("a text for a number", at: "/parameters/0/value", #""value":1.5"#, #""value":"1.5""#),
    Mistake(
      "a whole number that isn't", at: "/parameters/4/value", #""value":2,"default":3"#, #""value":2.5,"default":3"#),
    Mistake("a colour's name as a parameter", at: "/parameters/5/default", "#000080", "navy"),
    Mistake("a date in another form", at: "/parameters/6/default", #""2026-05-01""#, #""1.5.2026""#),
    Mistake("numbers and texts in a list", at: "/parameters/10/value", #"["a","b"]"#, #"["a",1]"#),
    Mistake("a type that isn't written", at: "/parameters/8/type", #""file""#, #""folder""#),
    Mistake("no choices", at: "/parameters/4/choices", #"[{"value":2},{"value":3,"label":"Three"}]"#, "[]"),
    Mistake("null in a preset", at: "/presets/0/values/radius", #"{"radius":1,"dark""#, #"{"radius":null,"dark""#),
    Mistake("a preset in force without presets", at: "", #""presets":"#, #""title":"#),
    Mistake("a curve on the screen", at: "/features/0/screen/path", "M0,0L", "M0,0C"),
  ]

  /// A replacement that makes a right document wrong.
  struct Mistake: Sendable {
    let name, pointer, old, new: String

    init(_ name: String, at pointer: String, _ old: String, _ new: String) {
      (self.name, self.pointer, self.old, self.new) = (name, pointer, old, new)
    }
  }
}
