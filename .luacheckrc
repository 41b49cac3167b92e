-- The globals of a scene's script, for luacheck. Made by `lunette init`.
stds.lunette = {
  read_globals = {
    "_G", "_VERSION", "assert", "collectgarbage", "error", "getmetatable", "ipairs", "load", "next", "pairs", "pcall",
    "print", "rawequal", "rawget", "rawlen", "rawset", "require", "select", "setmetatable", "tonumber", "tostring",
    "type", "xpcall", "coordinate", "bounds", "region", "color", "param", "preset", "style", "wait", "together",
    coroutine = {
      fields = {
        "create", "isyieldable", "resume", "running", "status", "wrap", "yield",
      },
    },
    math = {
      fields = {
        "abs", "acos", "asin", "atan", "ceil", "cos", "deg", "exp", "floor", "fmod", "huge", "log", "max", "maxinteger",
        "min", "mininteger", "modf", "pi", "rad", "random", "randomseed", "sin", "sqrt", "tan", "tointeger", "type",
        "ult",
      },
    },
    os = {
      fields = {
        "clock", "date", "time",
      },
    },
    string = {
      fields = {
        "byte", "char", "find", "format", "gmatch", "gsub", "len", "lower", "match", "pack", "packsize", "rep",
        "reverse", "sub", "unpack", "upper",
      },
    },
    table = {
      fields = {
        "concat", "insert", "move", "pack", "remove", "sort", "unpack",
      },
    },
    utf8 = {
      fields = {
        "char", "charpattern", "codepoint", "codes", "len", "offset",
      },
    },
    scene = {
      fields = {
        "width", "height", "projection",
      },
    },
    units = {
      fields = {
        "km", "mi", "nmi", "ft",
      },
    },
    overlay = {
      fields = {
        "circle", "polygon", "rectangle", "ellipse", "sector", "buffer", "polyline", "marker", "label", "group",
        "scale_bar", "title", "geojson", "legend", "attribution", "compass", "graticule", "image", "user_location",
        "inset",
      },
    },
    path = {
      fields = {
        "circle", "arc", "geodesic", "decode",
      },
    },
    camera = {
      fields = {
        "set", "fit", "fit_circle", "set_region", "ease_to", "fly_to", "follow", "unfollow", "on", "center", "zoom",
        "bearing", "pitch",
      },
    },
    projection = {
      fields = {
        "point", "path", "coordinate", "contains", "can_show", "points_for_meters", "meters_per_point",
        "visible_region",
      },
    },
    data = {
      fields = {
        "geojson", "json", "text", "csv", "gpx", "kml", "wkt",
      },
    },
    scale = {
      fields = {
        "linear", "quantize", "threshold", "ordinal",
      },
    },
    clock = {
      fields = {
        "now",
      },
    },
    location = {
      fields = {
        "simulate", "fail", "on", "current",
      },
    },
  },
}
std = "lunette"
