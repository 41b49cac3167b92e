import Foundation

extension SceneDocument {
  /// A thing that belongs to the view, not to a place on the ground.
  struct Furniture: Codable, Hashable, Sendable {
    /// Its kind: "scale_bar", "title", "legend", "attribution", "compass", "graticule" or
    /// "inset".
    var furniture: String
    /// Unique in the document.
    var id: String
    /// What it is, for readers and tooltips; of a legend: its heading.
    var title: String?
    /// Where it stands in the view, as "bottom_left".
    var position: String
    /// Points between it and the view's sides.
    var margin: Double?
    /// Of a scale bar: what it counts in, as "metric".
    var units: String?
    /// Of a scale bar: where the map's scale is taken, "bar" or "center".
    var measuredAt: String?
    /// Of a scale bar: its length in words, as "500 m"; of a title or an attribution: what it says.
    var text: String?
    /// Of a scale bar: its length on the ground.
    var meters: Double?
    /// Of a title: the letters' size in points; of a compass: how wide and high it is.
    var size: Double?
    /// Of a compass: degrees clockwise from up to north.
    var north: Double?
    /// Of a graticule: degrees between its lines.
    var step: Double?
    /// Of an inset: points.
    var width: Double?
    /// Of an inset: points.
    var height: Double?
    /// Of an inset: where it looks from.
    var camera: InsetCamera?
    /// Of an inset: the map that it shows, "none", "land" or "countries".
    var basemap: String?
    /// Of an inset: "basemap" for only that, "all" for the overlays too.
    var show: String?
    /// Of an inset: the colour of the line around what the view shows, as CSS; nil where there is none.
    var outline: String?
    /// Of a title: the letters' colour as CSS.
    var color: String?
    /// Of a title: what the letters stand out from, as CSS.
    var halo: String?
    /// Of a legend: what its rows are the classes of; nil where they are overlays.
    var scale: Scale?
    /// Of a legend: what it says, from top to bottom; of a linear scale of colours the numbers along its bar.
    var rows: [Row]?
    /// What it covers of the view; nil in documents written with `--no-screen`.
    var screen: Screen?
    /// Where the script made it.
    var source: Source?

    enum CodingKeys: String, CodingKey {
      case furniture, id, title, position, margin, units, text, meters, size, north, step, color, halo, scale, rows,
        screen
      case width, height, camera, basemap, show, outline
      case source
      case measuredAt = "measured_at"
    }

    /// Where an inset looks from; north is up.
    struct InsetCamera: Codable, Hashable, Sendable {
      /// What stands in its middle.
      var center: Position
      /// The world is 256 · 2^zoom points wide.
      var zoom: Double
    }

    /// What turns data into colours or numbers.
    struct Scale: Codable, Hashable, Sendable {
      /// "linear", "quantize", "threshold" or "ordinal".
      var kind: String
      /// Its numbers or limits, ascending, or its names.
      var domain: [Parameter.Value]
      /// Colours as CSS, or numbers; of a linear scale evenly spaced along the domain.
      var range: [Parameter.Value]
      /// What stands for no data.
      var missing: Parameter.Value?
    }

    /// A row of a legend.
    struct Row: Codable, Hashable, Sendable {
      /// What it says.
      var text: String
      /// Of a scale of colours, as CSS.
      var color: String?
      /// Of a scale of numbers.
      var number: Double?
      /// The id of the first overlay that it is for.
      var overlay: String?
    }

    /// What a thing covers of the view.
    struct Screen: Codable, Hashable, Sendable {
      /// Left, top, right, bottom, in points.
      var box: [Double]
    }
  }
}
