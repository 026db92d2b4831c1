#!/bin/sh
# Runs scripts/witnesses.py in its virtual environment.
set -eu
sh scripts/python-environment.sh witnesses
exec .build/witnesses/bin/python scripts/witnesses.py "$@"
