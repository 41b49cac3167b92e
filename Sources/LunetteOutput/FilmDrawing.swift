import LunetteFrame
import LunetteScene

/// Draws scenes that follow each other: of what stays the same from one to the next nothing is laid out or written
/// anew.
public struct FilmDrawing {
  private let decimals: Int
  private let keeper: FrameKeeper
  private var last = SVGPieces()
  /// By a layer's stamp, of the last scene.
  private var layers: [Int: LayerPiece] = [:]
  private var basemap: (stamp: Int, piece: SVGPiece)?

  /// What is written of a layer, and the overlay whose picture it uses, by its number, if it does.
  private struct LayerPiece {
    let piece: SVGPiece
    let imageOwner: Int?
  }

  /// Nothing is drawn yet. Numbers are written with so many decimals of a point (2 unless it is said).
  public init(decimals: Int? = nil) {
    self.decimals = decimals ?? 2
    keeper = FrameKeeper(decimals: decimals ?? 2)
  }

  /// The scene's SVG document in pieces, byte for byte what `SVGRenderer` writes.
  public mutating func draw(_ scene: Scene) throws(Diagnostic) -> SVGPieces {
    let kept = try keeper.frame(of: scene)
    let renderer = SVGRenderer(scene, kept.frame, decimals: decimals)
    var pieces = SVGPieces()
    pieces.append(written { renderer.writeHead(&$0) }, like: last)
    pieces.append(written { renderer.writeOcean(&$0) }, like: last)
    if let basemap, basemap.stamp == kept.basemapStamp {
      pieces.append(basemap.piece)
    } else {
      pieces.append(
        written { out in if let map = kept.frame.basemap { renderer.write(map, &out) } }, like: last)
      basemap = (kept.basemapStamp, pieces.all[pieces.all.count - 1])
    }
    var written: [Int: LayerPiece] = [:]
    for (position, stamp) in kept.stamps.enumerated() {
      let imageOwner = renderer.imageOwner(ofLayer: position)
      if let known = layers[stamp], known.imageOwner == imageOwner {
        pieces.append(known.piece)
      } else {
        pieces.append(self.written { renderer.writeLayer(position, &$0) }, like: last)
      }
      written[stamp] = LayerPiece(piece: pieces.all[pieces.all.count - 1], imageOwner: imageOwner)
    }
    layers = written
    pieces.append(self.written { renderer.writeAttribution(&$0) }, like: last)
    pieces.append(self.written { $0.append("</svg>\n") }, like: last)
    last = pieces
    return pieces
  }

  private func written(_ write: (inout ByteBuffer) -> Void) -> [UInt8] {
    ByteBuffer.bytes(capacity: 1 << 16, write)
  }
}

extension SVGRenderer {
  /// Of a layer that is a picture on the map: the overlay that writes its file's, by its number.
  fileprivate func imageOwner(ofLayer position: Int) -> Int? {
    guard case .overlay(let index) = scene.layers[position], case .image = frame.items[position],
      let owner = imageOwners[scene.overlays[index].content.image.file.path]
    else { return nil }
    return scene.overlays[owner].common.number
  }
}
