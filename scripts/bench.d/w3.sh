#!/bin/sh
# w3.sh DATA OUT [OPTION...]: the line of DATA/w3.geojson, as SVG, by the command that LUNETTE names.
data=$(cd "$1" && pwd) out=$2
shift 2
exec "${LUNETTE:?the path of the command}" render "${0%/*}/w3.lua" --allow "$data" \
  --set "file=$data/w3.geojson" "$@" -f svg -o "$out"
