#!/bin/sh
# w4.sh DATA OUT: the points of DATA/w4.geojson, as SVG, by the command that LUNETTE names.
data=$(cd "$1" && pwd)
exec "${LUNETTE:?the path of the command}" render "${0%/*}/w4.lua" --allow "$data" \
  --set "file=$data/w4.geojson" -f svg -o "$2"
