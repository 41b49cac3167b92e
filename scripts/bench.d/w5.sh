#!/bin/sh
# w5.sh DATA OUT [OPTION...]: a mask around the 2,000 circles of DATA/w5.csv (longitude,
# latitude, metres), as SVG, by the command that LUNETTE names.

. "${0%/*}/circle-scene.sh"
circle_scene "$1" w5 '' 'mask = "rgb(0 0 0 / 50%)", stroke = "none",' 'camera.fit()'

out=$2
shift 2
exec "${LUNETTE:?the path of the command}" render "$scene" -f "${FORMAT:-svg}" "$@" -o "$out"
