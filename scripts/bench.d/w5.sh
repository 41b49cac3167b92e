#!/bin/sh
# w5.sh DATA OUT [OPTION...]: a mask around the 2,000 circles of DATA/w5.csv (longitude,
# latitude, metres), as SVG, by the command that LUNETTE names.

# The script is made once, and kept beside the data: making it is no part of the work.
# Its name changes with what is written here.
scene=$1/lunette-w5-1.lua
# shellcheck disable=SC3013  # every sh of note knows -nt, and bash takes longer to start
if [ ! "$scene" -nt "$1/w5.csv" ]; then
  awk -F , '
    BEGIN {
      print "scene { width = 1024, height = 1024 }"
      print "local numbers = {"
    }
    { print $2 "," $1 "," $3 "," }
    END {
      print "}"
      print "for i = 1, #numbers, 3 do"
      print "  overlay.circle {"
      print "    center = {numbers[i], numbers[i + 1]}, radius = numbers[i + 2],"
      print "    mask = \"rgb(0 0 0 / 50%)\", stroke = \"none\","
      print "  }"
      print "end"
      print "camera.fit()"
    }' "$1/w5.csv" >"$scene.$$" && mv "$scene.$$" "$scene"
fi

out=$2
shift 2
exec "${LUNETTE:?the path of the command}" render "$scene" -f "${FORMAT:-svg}" "$@" -o "$out"
