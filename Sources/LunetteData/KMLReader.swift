import LunetteGeometry

/// Reads the placemarks of KML 2.2, in folders of any depth: names, descriptions, data, and the colours of their styles as
/// simplestyle's properties (`stroke`, `fill-opacity`, …).
public struct KMLReader {
  let xml: XMLReader
  private var collection = FeatureCollection()
  private var styles = KMLStyles()
  /// Which style each feature has: it may be declared below.
  private var uses: [(feature: Int, style: KMLStyles.Choice)] = []
  /// The fields of each schema that hold numbers.
  private var numberFields: [String: Set<String>] = [:]

  /// Reads a whole file. In lenient reading bad placemarks are left out, with a warning each.
  public static func read(_ bytes: [UInt8], isLenient: Bool = false) throws(DataError) -> FeatureCollection {
    if TextDecoding.isZip(bytes) {
      throw DataError(line: 1, "this is a KMZ, a zip archive: unpack it, and read the .kml that is in it")
    }
    return try XMLReader.read(bytes, isLenient: isLenient) { xml, root throws(DataError) in
      guard ["kml", "Document", "Folder", "Placemark"].contains(root.name) else {
        throw DataError(line: root.line, "expected KML, whose element is <kml>; got <\(root.name.shortened)>")
      }
      var reader = KMLReader(xml: xml)
      try reader.take(root)
      return reader.styled()
    }
  }

  private init(xml: XMLReader) { self.xml = xml }

  private mutating func take(_ element: XMLReader.Element) throws(DataError) {
    switch element.name {
    case "kml", "Document", "Folder":
      while let child = try xml.nextChild() { try take(child) }
    case "Placemark": try takePlacemark(element)
    case "Style", "StyleMap":
      let id = xml.attribute("id")
      let style = try styleChoice(element)
      if let id { styles.shared[id] = style }
    case "Schema": try takeSchema()
    case "NetworkLink", "GroundOverlay", "PhotoOverlay", "ScreenOverlay":
      xml.notes.warn(DataError(line: element.line, "a <\(element.name)> is no placemark, and is passed over"))
      try xml.leave(element)
    default: try xml.leave(element)
    }
  }

  private mutating func takePlacemark(_ element: XMLReader.Element) throws(DataError) {
    guard let placemark = try xml.attempt(element, { () throws(DataError) in try placemark(element) }) else { return }
    if let style = placemark.style { uses.append((collection.features.count, style)) }
    collection.features.append(
      Feature(
        id: placemark.id.map { .text($0) }, geometry: placemark.geometry,
        properties: .members(placemark.properties.members), line: element.line))
  }

  private func placemark(_ element: XMLReader.Element) throws(DataError) -> KMLPlacemark {
    var placemark = KMLPlacemark(id: xml.attribute("id"))
    while let child = try xml.nextChild() {
      switch child.name {
      case "name", "description": placemark.own.set(child.name, text: try xml.text().string)
      case "ExtendedData": try takeData(into: &placemark.data)
      case "styleUrl": placemark.style = KMLStyles.Choice(own: placemark.style?.own, url: try xml.text().string)
      case "Style", "StyleMap":
        let style = try styleChoice(child)
        placemark.style = KMLStyles.Choice(own: style.own, url: placemark.style?.url ?? style.url)
      default: if let geometry = try geometry(child) { placemark.geometries.append(geometry) }
      }
    }
    return placemark
  }

  private func takeData(into list: inout PropertyList) throws(DataError) {
    while let child = try xml.nextChild() {
      switch child.name {
      case "Data":
        let name = xml.attribute("name")
        while let part = try xml.nextChild() {
          let text = try xml.text().string
          if let name, part.name == "value" { list.set(name, text: text) }
        }
      case "SchemaData":
        let schema = xml.attribute("schemaUrl").map { KMLStyles.id(ofURL: $0) }
        let numbers = schema.flatMap { numberFields[$0] } ?? []
        while let part = try xml.nextChild() {
          let name = xml.attribute("name")
          let text = try xml.text()
          guard let name, part.name == "SimpleData" else { continue }
          let number = numbers.contains(name) ? DecimalText.number(text.bytes) : nil
          if let number { list.set(name, .number(number)) } else { list.set(name, text: text.string) }
        }
      default: try xml.leave(child)
      }
    }
  }

  private mutating func takeSchema() throws(DataError) {
    let id = xml.attribute("id")
    var fields: Set<String> = []
    while let child = try xml.nextChild() {
      let types = ["int", "uint", "short", "ushort", "float", "double"]
      if child.name == "SimpleField", let name = xml.attribute("name"), let type = xml.attribute("type"),
        types.contains(type)
      {
        fields.insert(name)
      }
      try xml.leave(child)
    }
    if let id { numberFields[id] = fields }
  }

  /// The features, with their styles among their properties.
  private mutating func styled() -> FeatureCollection {
    for (position, choice) in uses {
      let feature = collection.features[position]
      guard let style = styles.style(choice) else {
        let name = feature.properties.members.first { $0.name == "name" }?.value
        let subject = if case .text(let name)? = name { "placemark \(name.quoted): " } else { "" }
        xml.notes.warn(DataError(line: feature.line, "\(subject)there is no style \((choice.url ?? "").quoted)"))
        continue
      }
      var properties = PropertyList(feature.properties.members)
      for member in style.properties(of: feature.geometry) { properties.add(member) }
      collection.features[position].properties = .members(properties.members)
    }
    collection.notes = xml.notes
    return collection
  }
}

/// What a placemark says.
private struct KMLPlacemark {
  var id: String?
  var own = PropertyList()
  var data = PropertyList()
  var style: KMLStyles.Choice?
  var geometries: [Geometry] = []

  init(id: String?) { self.id = id }

  var geometry: Geometry? { geometries.count > 1 ? Geometry(joining: geometries) : geometries.first }

  /// Its name and description stay what they are, whatever its data are called.
  var properties: PropertyList {
    var properties = own
    for member in data.members { properties.add(member) }
    return properties
  }
}
