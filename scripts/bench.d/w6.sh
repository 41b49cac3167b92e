#!/bin/sh
# w6.sh DATA OUT: a scene for each row of DATA/w6.csv (longitude, latitude, metres, width,
# height, ratio), a line of JSON with its SVG each, by the command that LUNETTE names.
{
  echo center.lon,center.lat,radius,width,height,ratio
  cat "$1/w6.csv"
} | "${LUNETTE:?the path of the command}" batch "${0%/*}/w6.lua" >"$2"
