#!/bin/sh
# Installs the C libraries that Dashpot's laboratory links, where they are missing. With nothing missing it only looks.
# `sh scripts/setup.sh charts` (or `notebooks`) sees to what Python environments need as well, `sh scripts/setup.sh page` to a browser too.
set -eu

purpose=${1:-}

include_folders="/usr/include /usr/local/include /opt/homebrew/include /usr/include/*-linux-gnu"

has_header() {
  for folder in $include_folders; do
    [ -e "$folder/$1" ] && return 0
  done
  return 1
}

has_program() { command -v "$1" > /dev/null 2>&1; }

missing_parts() {
  has_program make || echo make
  has_program pkg-config || echo pkg-config
  has_header gsl/gsl_odeiv2.h || echo gsl
  has_header sqlite3.h || echo sqlite
  has_header yaml.h || echo yaml
  has_header gmp.h || echo gmp
  has_header flint/flint.h || echo flint
  has_header arb.h || has_header flint/arb.h || echo arb
  [ -z "$purpose" ] || python3 -c 'import ensurepip, venv' 2> /dev/null || echo python
  [ "$purpose" != page ] || has_program chromium || echo chromium
  [ "$purpose" != page ] || has_program chromedriver || echo chromedriver
}

debian_package() {
  case "$1" in
    make | pkg-config) echo "$1" ;;
    gsl) echo libgsl-dev ;;
    sqlite) echo libsqlite3-dev ;;
    yaml) echo libyaml-dev ;;
    gmp) echo libgmp-dev ;;
    flint) echo libflint-dev ;;
    python) echo python3 python3-venv ;;
    chromium) echo chromium ;;
    chromedriver) echo chromium-driver ;;
    # FLINT 3 has Arb inside; before it, Arb is a package of its own.
    arb) if [ -n "$(apt-cache show libflint-arb-dev 2> /dev/null)" ]; then echo libflint-arb-dev; else echo libflint-dev; fi ;;
  esac
}

say() { printf 'setup: %s\n' "$*" >&2; }

if ! has_program swift; then
  say "there is no 'swift' on the PATH; install Swift 6.1 or later from https://www.swift.org/install"
  exit 1
fi

missing=$(missing_parts | tr '\n' ' ')
[ -n "$missing" ] || exit 0

if [ "$(uname -s)" = Darwin ]; then
  say "missing: $missing"
  say "run: brew install gsl flint gmp sqlite libyaml pkg-config"
  [ -z "$purpose" ] || say "and, for pages: python3, Chromium and its chromedriver"
  exit 1
fi
if ! has_program apt-get; then
  say "missing: $missing"
  say "install the development packages of GSL, FLINT (with Arb), GMP, SQLite 3 and libyaml, and pkg-config and make"
  exit 1
fi

as_root=
if [ "$(id -u)" -ne 0 ]; then
  if ! has_program sudo; then
    say "missing: $missing"
    say "as root, run: apt-get install libgsl-dev libflint-dev libgmp-dev libsqlite3-dev libyaml-dev pkg-config make"
    say "and, where it exists (Debian 12), libflint-arb-dev"
    exit 1
  fi
  as_root=sudo
  [ -t 0 ] || as_root="sudo -n"
fi

say "missing: $missing"
$as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq ||
  say "apt-get update failed; going on with the package lists that are there"
packages=$(for part in $missing; do debian_package "$part"; done | sort -u | tr '\n' ' ')
say "installing: $packages"
# shellcheck disable=SC2086
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends -o Dpkg::Use-Pty=0 $packages

still=$(missing_parts | tr '\n' ' ')
if [ -n "$still" ]; then
  say "still missing after the installation: $still"
  exit 1
fi
