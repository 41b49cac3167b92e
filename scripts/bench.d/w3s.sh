#!/bin/sh
# w3s.sh DATA OUT: the line of w3, simplified to half a point of the view.
exec sh "${0%/*}/w3.sh" "$1" "$2" --set tolerance=0.5
