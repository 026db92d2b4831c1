#!/bin/sh
# Makes a virtual environment with the packages of a requirements file where it is missing or out of date:
# sh scripts/python-environment.sh FOLDER REQUIREMENTS
set -eu

environment=$1
requirements=$2

cmp -s "$requirements" "$environment/installed.txt" && exit 0
if ! python3 -m venv --clear "$environment"; then
  echo "setup: python3 cannot make a virtual environment; on Debian install python3-venv" >&2
  exit 1
fi
if ! "$environment/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: -r "$requirements"; then
  echo "setup: the packages in $requirements cannot be installed" >&2
  exit 1
fi
cp "$requirements" "$environment/installed.txt"
