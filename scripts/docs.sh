#!/bin/sh
# Writes the documentation of the libraries that an app links to docs/build/, from the modules that `make build` made: the
# comments in their sources, the articles in their .docc folders, and the guides in docs/guides. A warning is a failure.
set -eu

toolchain=$(dirname "$(command -v swift)")
if [ ! -x "$toolchain/docc" ]; then
  echo "docs: there is no 'docc' beside 'swift' in $toolchain; use a toolchain from https://www.swift.org/install" >&2
  exit 1
fi

products=$(swift build -c release --show-bin-path)
work=.build/documentation
rm -rf "$work" docs/build
mkdir -p docs/build
target=$(swift -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -n 1)

# The guide that belongs to a library, if one does.
guide() {
  case $1 in
    PopInterface) echo coming-from-pop ;;
    CoreAnimationInterface) echo coming-from-core-animation ;;
    UIKitInterface) echo coming-from-uikit ;;
    INTUInterface) echo coming-from-intu ;;
  esac
}

document() {
  catalog=$work/$1.docc
  graph=$work/graphs/$1
  mkdir -p "$catalog" "$graph"
  cp -R "Sources/Engine/$1/$1.docc/." "$catalog"
  for name in $(guide "$1"); do cp "docs/guides/$name.md" "$catalog"; done
  swift symbolgraph-extract -module-name "$1" -I "$products/Modules" -I "$products" -target "$target" \
    -minimum-access-level public -output-dir "$graph"
  "$toolchain/docc" convert "$catalog" --additional-symbol-graph-dir "$graph" --warnings-as-errors \
    --fallback-display-name "$1" --fallback-bundle-identifier "dashpot.$1" --output-path "docs/build/$1"
}

failed=
for catalog in Sources/Engine/*/*.docc; do
  module=$(basename "$catalog" .docc)
  said=$work.$module.txt
  if document "$module" > "$said" 2>&1 && ! grep -q 'warning:' "$said"; then
    echo "docs: docs/build/$module"
  else
    cat "$said" >&2
    failed="$failed $module"
  fi
  rm -f "$said"
done

if [ -n "$failed" ]; then
  echo "docs: there are warnings or errors in:$failed; mend what is named above" >&2
  exit 1
fi
