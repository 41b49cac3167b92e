#!/bin/sh
# w5g.sh DATA OUT: the mask of w5 as GeoJSON with 7 decimals, its edges within a metre of
# the circles; the circles are in the document too.
FORMAT=geojson exec sh "${0%/*}/w5.sh" "$1" "$2" --no-extras --no-screen --precision 7 --tolerance 1
