#!/bin/sh
# Makes the virtual environment of scripts/witnesses.py where it is missing or out of date, and runs it there.
set -eu

environment=.build/witnesses
requirements=scripts/witnesses-requirements.txt

if ! cmp -s "$requirements" "$environment/installed.txt"; then
  if ! python3 -m venv --clear "$environment"; then
    echo "witnesses: python3 cannot make a virtual environment; on Debian install python3-venv" >&2
    exit 1
  fi
  if ! "$environment/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: -r "$requirements"; then
    echo "witnesses: the packages in $requirements cannot be installed; heyoka needs Python 3.10 or later" >&2
    exit 1
  fi
  cp "$requirements" "$environment/installed.txt"
fi
exec "$environment/bin/python" scripts/witnesses.py "$@"
