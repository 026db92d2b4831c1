#!/bin/sh
# Sets up what draws charts, in .build/vega: the bundle that `dashpot report --format html` puts into a page, and the Python
# whose vl_convert draws pictures for `dashpot plot`. Where all of it is there it only looks.
set -eu

folder=.build/vega

sh scripts/python-environment.sh "$folder" scripts/charts-requirements.txt
if [ ! -s "$folder/vega.js" ]; then
  echo "charts: making the bundle, which takes some seconds" >&2
  # Beside its place first, so that an interruption leaves no half of it.
  "$folder/bin/python" -c 'import vl_convert; print(vl_convert.javascript_bundle(vl_version="6.4"))' > "$folder/vega.js.part"
  mv "$folder/vega.js.part" "$folder/vega.js"
fi
