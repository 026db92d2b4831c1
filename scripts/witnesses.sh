#!/bin/sh
# Makes the virtual environment of scripts/witnesses.py where it is missing or out of date, and runs it there. heyoka needs
# Python 3.10 or later.
set -eu

environment=.build/witnesses
requirements=scripts/witnesses-requirements.txt

sh scripts/python-environment.sh "$environment" "$requirements"
exec "$environment/bin/python" scripts/witnesses.py "$@"
