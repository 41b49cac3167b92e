import Glibc
import Lunette
import LunetteGeometry

/// Ten seconds at 30 frames: from Hanoi over Bangkok to Singapore in two flights of four seconds each, and a circle
/// that opens while the camera rests.
struct BenchFilm {
  private let script = SourceText(
    path: "film.lua",
    bytes: Array(
      """
      scene { width = 1280, height = 720, basemap = "land", title = "Three cities" }
      local cities = {
        { "Hà Nội", { 21.0285, 105.8542 } }, { "กรุงเทพฯ", { 13.7563, 100.5018 } },
        { "Singapore", { 1.3521, 103.8198 } },
      }
      for _, city in ipairs(cities) do
        overlay.circle { center = city[2], radius = 8000, mask = "rgb(10 20 60 / 40%)", stroke = "white" }
        overlay.label { at = city[2], text = city[1], size = 22, halo = "white" }
      end
      camera.set { center = cities[1][2], zoom = 11 }
      """.utf8))

  static let rate = 30.0

  /// Draws all of its scenes; without moves the camera rests and the circle opens all the time.
  func play(isMoving: Bool = true, _ take: (Scene, Double) throws -> Void) throws {
    var scene = try Engine().evaluate(script).scene
    var version = scene.overlays.reduce(0) { max($0, $1.common.version) }
    let places =
      [scene.camera.center]
      + [(13.7563, 100.5018), (1.3521, 103.8198)].map {
        Coordinate(latitude: $0.0, longitude: $0.1)
      }
    let cameras = places.map { Camera(center: $0, zoom: 11) }
    for leg in 0..<2 {
      let path = CameraPath(from: cameras[leg], to: cameras[leg + 1], kind: .fly, size: scene.size)
      for frame in 0..<150 {
        if frame < 120, isMoving {
          scene.camera = path.camera(at: Easing.ease.progress(at: Double(frame + 1) / 120))
        } else if case .circle(var circle) = scene.overlays[4 * leg].content {
          circle.radius = 100 * Double(frame + 1)
          version += 1
          scene.overlays[4 * leg].content = .circle(circle)
          scene.overlays[4 * leg].common.version = version
        }
        try take(scene, Double(150 * leg + frame) / BenchFilm.rate)
      }
    }
  }

  /// The page that plays it, or the picture at a frame.
  func write(frame number: Int?) throws {
    var (film, page) = (FilmDrawing(), FilmPage(SceneSettings()))
    var out = ByteBuffer { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        guard count > 0 else { exit(1) }
        rest = rest.dropFirst(count)
      }
    }
    var count = 0
    try play { scene, time in
      let pieces = try film.draw(scene)
      if count == 0 { page = FilmPage(scene.settings) }
      if count == number { pieces.write(to: &out) }
      count += 1
      try page.append(pieces, at: time)
    }
    if number == nil { page.write(to: &out) }
    try out.flush()
  }
}

extension Kernels {
  func measureFilms() {
    func draw(isMoving: Bool) {
      var (film, bytes) = (FilmDrawing(), 0)
      try? BenchFilm().play(isMoving: isMoving) { scene, _ in bytes += try film.draw(scene).count }
      keep(bytes)
    }
    measure("a film of 300 frames, per frame", items: 300, bar: "5000000") { draw(isMoving: true) }
    measure("a film of 300 frames at rest, per frame", items: 300) { draw(isMoving: false) }
  }
}
