#!/bin/sh
# Runs a script in the virtual environment of the notebooks: sh scripts/notebooks.sh run-notebooks.py Notebooks
set -eu
sh scripts/python-environment.sh notebooks
script=scripts/$1
shift
exec .build/notebooks/bin/python "$script" "$@"
