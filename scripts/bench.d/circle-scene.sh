# shellcheck shell=sh
# circle_scene DATA NAME VIEW FIELDS END: a scene of the circles of DATA/NAME.csv (longitude,
# latitude, metres), made once and kept beside the data: making it is no part of the work. Its
# name changes with what is written here.
circle_scene() {
  scene=$1/lunette-$2-2.lua
  # shellcheck disable=SC3013  # every sh of note knows -nt, and bash takes longer to start
  if [ ! "$scene" -nt "$1/$2.csv" ]; then
    awk -F , -v view="$3" -v fields="$4" -v end="$5" '
      BEGIN {
        print "scene { width = 1024, height = 1024 }"
        print view
        print "local numbers = {"
      }
      { print $2 "," $1 "," $3 "," }
      END {
        print "}"
        print "for i = 1, #numbers, 3 do"
        print "  overlay.circle {"
        print "    center = {numbers[i], numbers[i + 1]}, radius = numbers[i + 2],"
        print "    " fields
        print "  }"
        print "end"
        print end
      }' "$1/$2.csv" >"$scene.$$" && mv "$scene.$$" "$scene"
  fi
}
