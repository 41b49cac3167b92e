#!/bin/sh
# w2.sh DATA OUT: the 10,000 circles of DATA/w2.csv (longitude, latitude, metres) at
# zoom 2, as SVG, by the command that LUNETTE names.

# The script is made once, and kept beside the data: making it is no part of the work.
# Its name changes with what is written here.
scene=$1/lunette-w2-1.lua
# shellcheck disable=SC3013  # every sh of note knows -nt, and bash takes longer to start
if [ ! "$scene" -nt "$1/w2.csv" ]; then
  awk -F , '
    BEGIN {
      print "scene { width = 1024, height = 1024 }"
      print "camera.set { center = {0, 0}, zoom = 2 }"
      print "local numbers = {"
    }
    { print $2 "," $1 "," $3 "," }
    END {
      print "}"
      print "for i = 1, #numbers, 3 do"
      print "  overlay.circle {"
      print "    center = {numbers[i], numbers[i + 1]}, radius = numbers[i + 2],"
      print "    fill = \"#f00\", fill_opacity = 0.3, stroke = \"#00f\", stroke_width = 1,"
      print "  }"
      print "end"
    }' "$1/w2.csv" >"$scene.$$" && mv "$scene.$$" "$scene"
fi

exec "${LUNETTE:?the path of the command}" render "$scene" -f svg -o "$2"
