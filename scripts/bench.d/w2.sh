#!/bin/sh
# w2.sh DATA OUT: the 10,000 circles of DATA/w2.csv (longitude, latitude, metres) at
# zoom 2, as SVG, by the command that LUNETTE names.

. "${0%/*}/circle-scene.sh"
circle_scene "$1" w2 'camera.set { center = {0, 0}, zoom = 2 }' \
  'fill = "#f00", fill_opacity = 0.3, stroke = "#00f", stroke_width = 1,' ''

exec "${LUNETTE:?the path of the command}" render "$scene" -f svg -o "$2"
