/// What people write by habit from other libraries and languages, and what was meant by it: data for suggestions.
enum Habits {
  /// For a name, as it would be written here, what may have been meant: the first that there is counts.
  static let words: [String: [String]] = {
    var words: [String: [String]] = [:]
    for (names, meant) in groups {
      let candidates = meant.split(separator: " ").map(String.init)
      for name in names.split(separator: " ") { words[String(name), default: []] += candidates }
    }
    return words
  }()

  private static let groups: [(names: String, meant: String)] = [
    // Places
    ("lng long longitude", "lon"), ("latitude", "lat"), ("lat lon lng long latitude longitude", "at center"),
    ("center", "at"), ("centre", "center at"), ("at", "center"), ("middle", "center"),
    ("position location coordinate coord point place latlng lnglat latlon lonlat", "at center"),
    ("coordinates coords points positions latlngs locations vertices ring outer line", "path at center"),
    ("inner inners hole", "holes"), ("south west north east sw ne southwest northeast box", "bounds"),
    ("sw", "south_west"), ("ne", "north_east"), ("r", "radius"), ("distance", "radius"),
    ("innerradius minradius", "inner"), ("outerradius maxradius", "radius"),
    ("start startangle startbearing frombearing bearing1", "from"),
    ("stop end endangle endbearing tobearing bearing2", "to"),
    ("semimajoraxis majoraxis major a rx xsemiaxis", "semi_major"),
    ("semiminoraxis minoraxis minor b ry ysemiaxis", "semi_minor"),
    // Looks
    ("colour", "color fill stroke"), ("color", "fill stroke"), ("fillcolor background", "fill color"),
    ("strokecolor linecolor bordercolor outline border", "stroke color"),
    ("linewidth borderwidth weight thickness width", "stroke_width"), ("dasharray strokedasharray linedash", "dash"),
    ("alpha", "opacity"), ("zindex zorder", "z"), ("hidden shown show", "visible"), ("inverted inverse", "mask"),
    ("symbol image glyph", "icon"), ("heading angle rotate direction", "bearing rotation"),
    ("bearing azimuth", "rotation"), ("rotationalignment pitchalignment alignment flat", "rotate_with"),
    ("tilt", "pitch"),
    ("zoomlevel", "zoom"), ("name", "title id"), ("text caption", "label title"), ("label title", "text"),
    ("snippet popup tooltip", "subtitle title"), ("headline header", "title"),
    ("anchor corner at", "position"), ("fontsize textsize", "size"), ("w", "width"), ("h", "height"),
    ("language", "lang"),
    // Words
    ("bottomcenter", "bottom"), ("topcenter", "top"), ("middleleft centerleft", "left"),
    ("middleright centerright", "right"), ("rounded", "round"), ("circle", "dot"), ("marker", "pin"),
    ("km kilometers metres meters m", "metric"), ("mi miles ft feet", "imperial"), ("nmi", "nautical"),
    // Overlays and the camera
    ("line route linestring", "polyline"), ("text", "label"), ("rect", "rectangle"), ("pin point", "marker"),
    ("area", "polygon"), ("layergroup featuregroup", "group"), ("scale", "scale_bar"),
    ("setcenter setzoom setview setcamera jumpto moveto", "set"), ("flyto fly", "fly_to"),
    ("easeto panto animateto animate animatecamera tween transition", "ease_to"),
    ("time seconds speed_s length", "duration"), ("ease curve timing", "easing"),
    ("track trackuser followuser", "follow"),
    ("addlistener addeventlistener listen subscribe once", "on"), ("sleep delay pause", "wait"),
    ("parallel all concurrently simultaneously", "together"),
    ("fitbounds fitto zoomto", "fit"),
    ("key", "legend"), ("grid gridlines", "graticule"), ("north_arrow northarrow north", "compass"),
    ("groundoverlay ground_overlay imageoverlay image_overlay raster picture", "image"),
    ("mylocation my_location userlocation me bluedot blue_dot", "user_location"),
    ("url src source href path image", "file"),
    ("coordinates", "corners"), ("precision error radius", "accuracy"), ("course", "heading"),
    ("minimap overview overviewmap locator", "inset"),
    ("copyright credit credits source sources", "attribution"),
    // Scales
    ("colors colours color colour palette scheme ramp sizes output", "range"), ("bins classes count n", "steps"),
    ("values limits breaks stops categories input", "domain"), ("unknown nodata default fallback", "missing"),
    ("quantile equal", "quantize"), ("category categorical", "ordinal"), ("breaks step", "threshold"),
    // Data
    ("tsv", "csv"), ("track", "gpx"), ("placemarks", "kml"), ("readfile read_file", "text"), ("where", "filter"),
    ("sort sortby orderby", "sorted"), ("props attributes attrs tags", "properties"),
    // Values and their methods
    ("mile miles", "mi"), ("kilometer kilometers kilometre kilometres", "km"), ("feet foot", "ft"),
    ("push add append insert", "appending"), ("concat", "joined"), ("delete destroy", "remove"),
    // Lua
    ("null none undefined", "nil"), ("parseint parsefloat int float", "tonumber"), ("str", "tostring"),
    ("console printf echo log alert", "print"), ("import include", "require"), ("foreach", "ipairs"),
  ]

  /// What is written in the place of functions that other languages, or older Luas, have in their libraries.
  static func meant(byLibraryFunction name: String) -> String? { functions[name] }

  private static let functions = [
    "round": "math.floor(x + 0.5) rounds", "pow": "a power is written x ^ y",
    "trunc": "math.tointeger or // 1 makes it whole",
    "log10": "math.log(x, 10)", "atan2": "math.atan(y, x)", "getn": "#list counts its elements",
    "split": "parts are walked so: for part in text:gmatch(\"[^,]+\") do … end", "contains": "text:find(part, 1, true)",
    "trim": "text:match(\"^%s*(.-)%s*$\")", "replace": "text:gsub(old, new)",
    "foreach": "for key, value in pairs(t) do … end",
    "push": "table.insert(list, value)", "append": "table.insert(list, value)", "length": "#list counts its elements",
  ]

  /// How what a module has no function for is written: "overlay.csv".
  static func meant(byMember name: String) -> String? { members[name] }

  private static let members = [
    "overlay.csv":
      "data.csv reads rows, and a loop marks them: for _, row in ipairs(data.csv(file)) do overlay.marker { at = row.at } "
      + "end",
    "overlay.kml": "overlay.geojson { data = data.kml(file) } draws placemarks",
    "overlay.gpx":
      "overlay.polyline { path = data.gpx(file).tracks[1].path } draws a track; its waypoints are marked in a loop: "
      + "overlay.marker { at = waypoint.at }",
    "overlay.wkt": "overlay.geojson { data = data.wkt(text) } draws a geometry",
    "overlay.json": "overlay.geojson { file = … } draws GeoJSON; data.json reads other files as tables",
    "overlay.features": "overlay.geojson { data = … } draws features",
  ]

  /// The objects that other map libraries begin with, by what they are for.
  static func meant(byObject name: String) -> String? {
    objects.first { $0.names.contains(name) }?.meant
  }

  private static let objects: [(names: Set<String>, meant: String)] = [
    (
      ["map", "L", "google", "maplibregl", "mapboxgl", "ol", "GMSMapView", "MKMapView", "mapView", "view", "svg"],
      "there is no map object: overlay.circle { … }, overlay.marker { … } and the like draw, camera.set { center = …, "
        + "zoom = … } sets the view"
    ),
    (
      ["turf", "d3"],
      "measures are methods: coordinate(lat, lon):distance(other), path { … }:length()"
    ),
    (["range", "xrange"], "numbers are counted so: for i = 1, 10 do … end"),
    (["switch"], "Lua has no switch, but if … then … elseif … then … else … end"),
    (["try", "catch"], "errors are caught so: local ok, message = pcall(f)"),
    (["this", "self"], "a function that is written and called with a colon, function zones:draw() … end, has a self"),
    (["len", "length", "count"], "#list counts a list's elements"), (["unpack"], "it is table.unpack(list)"),
    (["Math"], "Lua's is math, as in math.sqrt(2), math.pi"),
    (["JSON", "document", "window", "fetch"], "there is nothing like it in a scene's script"),
  ]
}
