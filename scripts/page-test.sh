#!/bin/sh
# Looks at the page of the standard suite, and at one full of hostile names, in headless Chromium.
set -eu

folder=.build/page-test

sh scripts/charts.sh
sh scripts/python-environment.sh "$folder" scripts/page-test-requirements.txt
# Why a limit: a browser that hangs must not hold a build for ever.
exec timeout 240 "$folder/bin/python" Tests/BrowserTests/page_tests.py
