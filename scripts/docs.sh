#!/bin/sh
# Writes the documentation of the libraries that an app links to docs/build/, from the modules that `make build` made.
set -eu

toolchain=$(dirname "$(command -v swift)")
if [ ! -x "$toolchain/docc" ]; then
  echo "docs: there is no 'docc' beside 'swift' in $toolchain; use a toolchain from https://www.swift.org/install" >&2
  exit 1
fi

products=$(swift build -c release --show-bin-path)
graphs=.build/symbol-graphs
rm -rf "$graphs"
mkdir -p docs/build
target=$(swift -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -n 1)

for module in MotionEngine PlatformSprings PopInterface CoreAnimationInterface UIKitInterface INTUInterface; do
  mkdir -p "$graphs/$module"
  swift symbolgraph-extract -module-name "$module" -I "$products/Modules" -I "$products" -target "$target" \
    -minimum-access-level public -output-dir "$graphs/$module"
  "$toolchain/docc" convert --additional-symbol-graph-dir "$graphs/$module" --fallback-display-name "$module" \
    --fallback-bundle-identifier "dashpot.$module" --output-path "docs/build/$module"
  echo "docs: docs/build/$module"
done
