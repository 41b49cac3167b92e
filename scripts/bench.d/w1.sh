#!/bin/sh
# w1.sh DATA OUT: one circle with a mask, as SVG, by the command that LUNETTE names.
exec "${LUNETTE:?the path of the command}" render "${0%/*}/w1.lua" -f svg -o "$2"
