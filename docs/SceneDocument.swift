// The scene documents of Lunette (`lunette render SCENE.lua -f json`, format 1) as Swift types, for any app that has
// Foundation: copy this file and those beside it (SceneDocument+….swift) into it. docs/scene.schema.json says the
// same as a JSON Schema.
//
//     let scene = try JSONDecoder().decode(SceneDocument.self, from: data)
//     if let camera = scene.camera {
//       let center = CLLocationCoordinate2D(latitude: camera.center.latitude, longitude: camera.center.longitude)
//       // MapLibre, Mapbox
//       mapLibre.setCenter(center, zoomLevel: camera.zoom512, direction: camera.bearing, animated: false)
//       // Google Maps
//       google.camera = GMSCameraPosition(
//         target: center, zoom: Float(camera.zoom), bearing: camera.bearing, viewingAngle: camera.pitch)
//       // MapKit, where the bearing is 0
//       let span = MKCoordinateSpan(latitudeDelta: camera.span.latitude, longitudeDelta: camera.span.longitude)
//       mapKit.setRegion(MKCoordinateRegion(center: center, span: span), animated: false)
//     }
//     for feature in scene.features {  // lowest first
//       guard case .circle(let circle) = feature.properties.kind else { continue }
//       print(feature.id, circle.center.latitude, circle.center.longitude, circle.radius, "m")
//       // What every area and line has: feature.geometry, feature.properties.stroke and .fill
//     }
//
// Zooms are those of a view as large as `scene.view`; for another size ask `camera.fit` again.

import Foundation

/// A scene: an RFC 7946 FeatureCollection and what stands beside it. What is optional here is absent in documents
/// written with `--no-extras`, or where the scene doesn't say it.
struct SceneDocument: Codable, Hashable, Sendable {
  /// Always "FeatureCollection".
  var type: String
  /// The document's format and target.
  var lunette: Format?
  /// When the scene stands like that, in seconds on its clock; nil but in the frames of a film.
  var time: Double?
  /// What the picture is called.
  var title: String?
  /// What it shows, for those who can't see it.
  var description: String?
  /// The box of all overlays without masks; nil where nothing is drawn.
  var bbox: Box?
  /// The rectangle that the scene is drawn in.
  var view: View?
  /// Where it looks from.
  var camera: Camera?
  /// What people can set from outside, in the order of declaration.
  var parameters: [Parameter]?
  /// Values of several parameters under one name, in the order of declaration; nil where there are none.
  var presets: [Preset]?
  /// The name of the preset in force.
  var preset: String?
  /// What is drawn, lowest first.
  var features: [Feature]
  /// What belongs to the view, not to the ground.
  var furniture: [Furniture]?
  /// What may be wrong with the scene.
  var warnings: [Warning]?
  /// What is needed to make the document again.
  var provenance: Provenance?

  /// What kind of document this is.
  struct Format: Codable, Hashable, Sendable {
    /// The format's version; this file knows 1.
    var format: Int
    /// Whose reading of areas the geometries follow: "rfc7946".
    var target: String
  }
}

extension SceneDocument {
  /// What may be wrong, and where.
  struct Warning: Codable, Hashable, Sendable {
    /// What kind of warning it is, for programs.
    var code: String
    /// One or more lines for people.
    var message: String
    /// The id of the feature that it is about.
    var overlay: String?
    /// Relative to the script's folder.
    var file: String?
    /// Counted from 1; 0 where it isn't known.
    var line: Int?
  }

  /// What is needed to make the document again.
  struct Provenance: Codable, Hashable, Sendable {
    /// Name and version.
    var engine: String
    /// Of `math.random`.
    var seed: Int64
    /// The run's given time, ISO 8601.
    var time: String
    /// Every file that the run read, in that order; the script is the first.
    var files: [File]

    /// A file that the run read.
    struct File: Codable, Hashable, Sendable {
      /// Relative to the script's folder.
      var path: String
      /// Of its bytes, 64 hexadecimal digits.
      var sha256: String
    }
  }
}
