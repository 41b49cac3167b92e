// The circles of scripts/bench by d3-geo: node circles.js TABLE.csv OUT.svg
"use strict";
const fs = require("fs"), d3 = require("d3-geo");
const [table, out] = process.argv.slice(2);

// Two decimals, as ours has; d3-geo 1 writes all digits of a double by itself.
class RoundingPath {
  parts = [];
  static round(x) { return Math.round(x * 100) / 100; }
  beginPath() {}
  moveTo(x, y) { this.parts.push("M", RoundingPath.round(x), ",", RoundingPath.round(y)); }
  lineTo(x, y) { this.parts.push("L", RoundingPath.round(x), ",", RoundingPath.round(y)); }
  closePath() { this.parts.push("Z"); }
}

const metresInDegree = 6371008.8 * Math.PI / 180;
const projection = d3.geoMercator().scale((256 * 4) / (2 * Math.PI)).translate([512, 512]);
const geo = d3.geoCircle().precision(360 / 64), paths = [];
for (const line of fs.readFileSync(table, "utf8").trimEnd().split("\n")) {
  const [lng, lat, radius] = line.split(",").map(Number), context = new RoundingPath();
  d3.geoPath(projection, context)(geo.center([lng, lat]).radius(radius / metresInDegree)());
  paths.push(`<path d="${context.parts.join("")}"/>`);
}
fs.writeFileSync(out, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024">
<g fill="#f00" fill-opacity="0.3" stroke="#00f">\n${paths.join("\n")}\n</g>\n</svg>\n`);
