/// What makes the sample a wrong document.
extension Sample {
  /// What is wrong in each, and the place that a validator must name, as a JSON Pointer.
  static let mistakes: [Mistake] = generalMistakes + kindMistakes + imageMistakes + fileMistakes

  private static let generalMistakes = [
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
    Mistake("a time before the first", at: "/time", #""time":1.5"#, #""time":-1.5"#),
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

  /// Of what only one kind of overlay or furniture has.
  private static let kindMistakes = [
    Mistake(
      "a unit of dashes that isn't written", at: "/features/1/properties/stroke-dash-unit", #"":"m""#, #"":"km""#),
    Mistake("a casing without a width", at: "/features/1/properties", #""casing-width":6,"#, ""),
    Mistake("no groups", at: "/features/1/properties/groups", #"["g","group-2"]"#, "[]"),
    Mistake("a fill rule that is the default", at: "/features/1/properties/fill-rule", "evenodd", "nonzero"),
    Mistake("an icon that isn't drawn", at: "/features/3/properties/marker-symbol", #""pin""#, #""ball""#),
    Mistake("an anchor with an underscore", at: "/features/3/properties/text-anchor", "top-left", "top_left"),
    Mistake("a text without a size", at: "/features/3/properties", #""text-size":14,"#, ""),
    Mistake("the look of no text", at: "/features/3/properties", #""text":"A\nB","#, ""),
    Mistake("a reason that isn't written", at: "/features/4/screen/dropped", #""no-room""#, #""no room""#),
    Mistake(
      "a label with an area", at: "/features/19/geometry", #""LineString","coordinates":[[10,20]"#,
      #""Polygon","coordinates":[[10,20]"#),
    Mistake("a label without a text", at: "/features/4/properties", #""text":"","#, ""),
    Mistake(
      "a label with a colour inside", at: "/features/4/properties", #""text-offset":[0,0]"#,
      ##""text-offset":[0,0],"fill":"#ffffff""##),
    Mistake(
      "edges that aren't geodesic", at: "/features/5/properties/geodesic", #""polygon","geodesic":true"#,
      #""polygon","geodesic":false"#),
    Mistake(
      "a polygon with an arrow", at: "/features/5/properties", #""polygon","geodesic":true"#,
      #""polygon","arrow":"end""#),
    Mistake("a rectangle without bounds", at: "/features/6/properties", #""bounds":[10,19,12,21],"#, ""),
    Mistake("an arrow that isn't written", at: "/features/10/properties/arrow", #""both""#, #""none""#),
    Mistake("a line with a colour inside", at: "/features/10/properties", #""arrow""#, #""fill""#),
    Mistake("a line of one place", at: "/features/10/geometry/coordinates", "[[10,19],[12,21.5]]", "[[10,19]]"),
    Mistake(
      "several lines that are one", at: "/features/11/geometry/coordinates", "[[10,19],[180,21.5]],[[-180", "[[-180"),
    Mistake("a line with an area", at: "/features/10/geometry/type", #""LineString""#, #""Polygon""#),
    Mistake(
      "furniture of another kind", at: "/furniture/0/furniture", #""scale_bar","id":"scale_bar-1""#,
      #""ruler","id":"r""#),
    Mistake("a bar without a length", at: "/furniture/1", #","meters":1609.344"#, ""),
    Mistake(
      "a bar with a colour", at: "/furniture/1", #""meters":1609.344"#, ##""meters":1609.344,"color":"#222222""##),
    Mistake("a title with a length", at: "/furniture/2", #""size":16"#, #""size":16,"meters":5"#),
    Mistake("a title without a text", at: "/furniture/2", #""title":"Heading","text":"A\nB","#, ""),
    Mistake(
      "a title's colour by its name", at: "/furniture/2/color", ##""color":"#222222","halo""##,
      #""color":"black","halo""#),
    Mistake("a legend without rows", at: "/furniture/4", #","rows":[{"text":"Zones","overlay":"zone"}]"#, ""),
    Mistake("a row without a text", at: "/furniture/3/rows/2", #"{"text":"no data"}"#, "{}"),
    Mistake("a kind of scale that isn't written", at: "/furniture/3/scale/kind", #""ordinal""#, #""log""#),
    Mistake("a scale's colour by its name", at: "/furniture/3/scale/range/0", ##"["#ff0000",3]"##, #"["red",3]"#),
    Mistake("a compass that points past north", at: "/furniture/6/north", #""north":330"#, #""north":360"#),
    Mistake("a graticule without a step", at: "/furniture/7", #","step":0.25"#, ""),
    Mistake("an inset without a camera", at: "/furniture/8", #""camera":{"center":[105.85,21.03],"zoom":-1.5},"#, ""),
    Mistake("an inset's camera without a zoom", at: "/furniture/8/camera", #","zoom":-1.5"#, ""),
    Mistake(
      "an inset of tiles", at: "/furniture/8/basemap", #""basemap":"countries","show""#, #""basemap":"mbtiles","show""#),
    Mistake("an attribution with rows", at: "/furniture/5", #""text":"© Office""#, #""text":"© Office","rows":[]"#),
    Mistake("a box of three sides", at: "/furniture/0/screen/box", "[12,600,130.5,628]", "[12,600,130.5]"),
  ]

  /// Of pictures and locations.
  private static let imageMistakes = [
    Mistake(
      "an image of three corners", at: "/features/20/properties/corners", ",[170,19]],\"opacity\"", "],\"opacity\""),
    Mistake("an image without a file", at: "/features/20/properties", #""file":"maps/plan.png","#, ""),
    Mistake(
      "an image with a fill", at: "/features/20/properties", #""opacity":0.75"#, ##""opacity":0.75,"fill":"#222222""##),
    Mistake("a location that looks past north", at: "/features/21/properties/heading", "359.5", "360"),
    Mistake(
      "a location that is less than sure", at: "/features/21/properties/accuracy", #""accuracy":30.5"#,
      #""accuracy":-1"#),
    Mistake("a location without its opacity", at: "/features/22/properties", #","opacity":0}"#, "}"),
  ]

  /// Of features of files.
  private static let fileMistakes = [
    Mistake("null in a file", at: "/features/13/properties/share", #""share":0.25"#, #""share":null"#),
    Mistake("null as a file's title", at: "/features/13/properties/title", #""title":"Hà Nội""#, #""title":null"#),
    Mistake("a class that is a number", at: "/features/13/properties/class", #""class":"province""#, #""class":5"#),
    Mistake("a file's area without a colour", at: "/features/13/properties", ##""fill":"#ffd700","##, ""),
    Mistake("a file's area with a hatch without a width", at: "/features/13/properties", #""hatch-width":1,"#, ""),
    Mistake(
      "a file's line as wide as a text", at: "/features/14/properties/stroke-width", #""stroke-width":2,"fill":"none""#,
      #""stroke-width":"2","fill":"none""#),
    Mistake(
      "a collection", at: "/features/14/geometry/type", #""LineString","coordinates":[[10,19],[11"#,
      #""GeometryCollection","coordinates":[[10,19],[11"#),
    Mistake("dots without a size", at: "/features/15/properties", #""size":8.5,"#, ""),
    Mistake("points without a place", at: "/features/15/geometry/coordinates", "[[10,20],[11,19]]", "[]"),
    Mistake(
      "points at latitude 91", at: "/features/15/geometry/coordinates/1/1", "[[10,20],[11,19]]", "[[10,20],[11,91]]"),
    Mistake(
      "points as a marker", at: "/features/15/geometry/type", #""size":8.5,"#,
      ##""marker-color":"#000000","size":8.5,"##),
    Mistake(
      "points with a path", at: "/features/15/screen", #""text":"Of the file"},"screen":{"point":[180,320.25]}"#,
      #""text":""},"screen":{"path":"M0,0L1,1"}"#),
    Mistake("a file's marker by a colour's name", at: "/features/16/properties/marker-color", "#3366ff", "blue"),
    Mistake(
      "a file's marker with a text without an offset", at: "/features/16/properties", #","text-offset":[0,0],"stroke""#,
      #","stroke""#),
    Mistake(
      "a file's marker without an icon", at: "/features/17/properties",
      ##""#6699ff","marker-color-opacity":1,"marker-symbol":"pin","##, ##""#6699ff","marker-color-opacity":1,"##),
    Mistake(
      "nothing with a box", at: "/features/18/screen", #""text":false},"screen":{"path":"M180,320"}"#,
      #""text":false},"screen":{"box":[0,0,1,1]}"#),
  ]

  /// A replacement that makes a right document wrong.
  struct Mistake: Sendable {
    let name, pointer, old, new: String

    init(_ name: String, at pointer: String, _ old: String, _ new: String) {
      (self.name, self.pointer, self.old, self.new) = (name, pointer, old, new)
    }
  }
}
