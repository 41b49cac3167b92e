// A scene's document drawn by d3-geo: node d3.js DOCUMENT.json OUT.svg [center]
//
// Circles are d3.geoCircle's, by centre and radius. Polygons, rectangles and lines are the geometries of the document,
// written for d3 (`--target d3`: clockwise rings). A mask is what is commonly written by hand: one even-odd path of the
// sphere's outline and of the shapes. The projection is geoMercator with the scene's scale and centre, clipped just
// outside the view: turned so that its cut lies opposite the centre, or, with `center`, only moved there.
// Arrows' heads and the texts' halos are left out.
"use strict";
const fs = require("fs"), d3 = require("d3-geo");
const [source, out, way] = process.argv.slice(2);
const { view, camera, features, title } = JSON.parse(fs.readFileSync(source, "utf8"));

const metresInDegree = 6371008.8 * Math.PI / 180;
const areas = ["circle", "polygon", "rectangle"];
const [longitude, latitude] = camera.center;
const projection = d3.geoMercator()
  .scale(256 * 2 ** camera.zoom / (2 * Math.PI))
  .translate([view.width / 2, view.height / 2])
  .clipExtent([[-10, -10], [view.width + 10, view.height + 10]]);
if (way === "center") projection.center([longitude, latitude]);
else projection.rotate([-longitude, 0]).center([0, latitude]);
const path = d3.geoPath(projection);

function geometry({ geometry, properties }) {
  if (properties.overlay !== "circle") return geometry;
  return d3.geoCircle().center(properties.center).radius(properties.radius / metresInDegree)();
}

// d3-geo 1 writes all digits of a double.
function line(object) {
  return (path(object) ?? "").replace(/-?\d+\.\d+(e-?\d+)?/g, number => String(Math.round(number * 100) / 100));
}

// A mask lies just under its shapes, which have no fill of their own.
function holes(mask) {
  const rest = features.slice(features.indexOf(mask) + 1);
  const end = rest.findIndex(({ properties }) => properties.overlay === "mask");
  return rest.slice(0, end < 0 ? rest.length : end)
    .filter(({ properties }) => areas.includes(properties.overlay) && properties["fill-opacity"] === 0);
}

function element(feature) {
  const { properties } = feature, { overlay } = properties;
  const fill = `fill="${properties.fill}" fill-opacity="${properties["fill-opacity"]}"`;
  const stroke = `stroke="${properties.stroke}" stroke-width="${properties["stroke-width"]}"`;
  if (overlay === "mask") {
    const lines = [{ type: "Sphere" }, ...holes(feature).map(geometry)].map(line);
    return `<path ${fill} fill-rule="evenodd" d="${lines.join("")}"/>`;
  }
  if (overlay === "marker") {
    const [x, y] = projection(feature.geometry.coordinates).map(number => Math.round(number * 100) / 100);
    return `<g transform="translate(${x} ${y})"><circle r="${properties.size / 2}" fill="${properties["marker-color"]}"/>`
      + `<text y="18" text-anchor="middle" font-family="sans-serif" font-size="12">${properties.text ?? ""}</text></g>`;
  }
  if (overlay === "polyline") return `<path fill="none" ${stroke} d="${line(feature.geometry)}"/>`;
  if (areas.includes(overlay)) return `<path ${fill} ${stroke} d="${line(geometry(feature))}"/>`;
  throw new Error(`${source}: nothing is known here of ${overlay}`);
}

fs.writeFileSync(out, `<svg xmlns="http://www.w3.org/2000/svg" width="${view.width}" height="${view.height}" \
viewBox="0 0 ${view.width} ${view.height}" role="img">
<title>${title}, by d3-geo</title>
<rect width="100%" height="100%" fill="${view.background}"/>
${features.map(element).join("\n")}
</svg>
`);
