#!/bin/sh
# Runs a script in the virtual environment of the notebooks: sh scripts/notebooks.sh run-notebooks.py Notebooks
set -eu

environment=.build/notebooks

sh scripts/setup.sh notebooks
sh scripts/python-environment.sh "$environment" scripts/notebooks-requirements.txt
script=scripts/$1
shift
exec "$environment/bin/python" "$script" "$@"
