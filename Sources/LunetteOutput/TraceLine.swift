import LunetteGeometry
import LunetteScene

/// What happened in a scene's time, as a line of JSON.
public struct TraceLine {
  let event: SceneEvent
  let time: SceneTime
  /// The paths of the run's files, which places number.
  let files: [String]

  /// An event at a time.
  public init(_ event: SceneEvent, at time: SceneTime, files: [String]) {
    (self.event, self.time, self.files) = (event, time, files)
  }

  /// Writes the line, without its end.
  public func write(to out: inout ByteBuffer) {
    out.append("{\"t\":")
    out.append(shortest: time.seconds)
    out.append(key: "event", text: event.name)
    switch event {
    case .willChange(let from, let to, let cause):
      write(cause, &out)
      if let from { write("from", from, &out) }
      write("to", to, &out)
    case .didChange(let camera, let cause):
      write(cause, &out)
      write("camera", camera, &out)
    case .frame, .follow(nil): break
    case .update(let fix):
      out.append(key: "at")
      out.append(jsonPosition: fix.at, decimals: 8)
      out.append(key: "accuracy", number: fix.accuracy, decimals: 4)
      out.append(key: "heading", number: fix.heading?.normalizedBearing, decimals: 6)
      out.append(key: "speed", number: fix.speed, decimals: 6)
    case .error(let reason): out.append(key: "reason", text: reason)
    case .follow(let follow?):
      out.append(key: "heading")
      out.append(follow.turns ? "true" : "false")
      out.append(key: "zoom", number: follow.zoom, decimals: 8)
    case .overlay(let overlay, _, let fields):
      out.append(key: "overlay", text: overlay.id)
      out.append(key: "kind", text: overlay.kind.name.description)
      if !fields.isEmpty { write(fields, &out) }
    }
    out.append("}")
  }

  private func write(_ fields: [String], _ out: inout ByteBuffer) {
    out.append(key: "fields")
    for (position, field) in fields.enumerated() {
      out.append(position == 0 ? "[" : ",")
      out.append(jsonString: field)
    }
    out.append("]")
  }

  private func write(_ cause: MoveCause, _ out: inout ByteBuffer) {
    out.append(key: "call", text: cause.call)
    guard files.indices.contains(Int(cause.place.file)) else { return }
    out.append(key: "file", text: files[Int(cause.place.file)])
    out.append(key: "line")
    out.append(integer: Int(cause.place.line))
  }

  private func write(_ key: StaticString, _ camera: Camera, _ out: inout ByteBuffer) {
    out.append(key: key)
    out.append("{\"center\":")
    out.append(jsonPosition: camera.center, decimals: 8)
    out.append(key: "zoom", number: camera.zoom, decimals: 8)
    out.append(key: "bearing", number: camera.bearing, decimals: 8)
    out.append(key: "pitch", number: camera.pitch, decimals: 8)
    out.append("}")
  }
}
