#!/bin/sh
# Makes the virtual environment .build/NAME from scripts/NAME-requirements.txt where it is missing or out of date, and
# installs Python itself where that is missing (Debian and Ubuntu). With nothing to do it only looks.
#
#   sh scripts/python-environment.sh NAME
set -eu

name=$1
environment=.build/$name
requirements=scripts/$name-requirements.txt

say() { printf '%s: %s\n' "$name" "$*" >&2; }

# Debian splits what a virtual environment needs off into a package of its own.
has_python() { python3 -c 'import ensurepip, venv' > /dev/null 2>&1; }

install_python() {
  if ! command -v apt-get > /dev/null 2>&1; then
    say "there is no 'python3' that makes virtual environments; install Python 3.11 or later"
    exit 1
  fi
  as_root=
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo > /dev/null 2>&1; then
      say "as root, run: apt-get install python3 python3-venv"
      exit 1
    fi
    as_root=sudo
    [ -t 0 ] || as_root="sudo -n"
  fi
  say "installing: python3 python3-venv"
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq ||
    say "apt-get update failed; going on with the package lists that are there"
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends -o Dpkg::Use-Pty=0 \
    python3 python3-venv
}

cmp -s "$requirements" "$environment/installed.txt" && exit 0
has_python || install_python
if ! python3 -m venv --clear "$environment"; then
  say "python3 cannot make a virtual environment in $environment"
  exit 1
fi
if ! "$environment/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: -r "$requirements"; then
  say "the packages in $requirements cannot be installed; they need Python 3.11 or later, and PyPI"
  exit 1
fi
cp "$requirements" "$environment/installed.txt"
