"""What the notebooks share: they ask the tool, and show its answers as tables and charts. Nothing is computed here."""

import atexit
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

import altair
import pandas

_tool = pathlib.Path(os.environ.get("DASHPOT", pathlib.Path(__file__).parent.parent / ".build/release/dashpot"))
_runs = tempfile.mkdtemp(prefix="dashpot-notebook-")
atexit.register(shutil.rmtree, _runs, ignore_errors=True)

_not_finite = {"infinity": float("inf"), "-infinity": float("-inf"), "nan": float("nan")}


def ask(*words, codes=(0,)):
    """What `dashpot WORDS` prints. An exit code that is not expected is an error, with what the tool said of it."""
    outcome = subprocess.run([_tool, *map(str, words)], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if outcome.returncode not in codes:
        line = " ".join(map(str, words))
        raise RuntimeError(f"'dashpot {line}' ended with {outcome.returncode}: {outcome.stderr.strip()}")
    return outcome.stdout


def answer(*words, codes=(0,)):
    """The same as data. Numbers that JSON cannot write are spelt `infinity`, `-infinity` and `nan`."""
    return json.loads(ask(*words, "--format", "json", codes=codes))


def run(suite, *words, codes=(0,)):
    """Runs a suite, or a part of it, and gives the file that the run is kept in."""
    file = os.path.join(_runs, f"{len(os.listdir(_runs))}.sqlite")
    ask("verify", suite, "--run", file, *words, codes=codes)
    return file


def table(file, name, codes=(0,)):
    """A table of a kept run: errors, settling, frame-rates, worst, specimens or truth."""
    tables = answer("report", file, "--table", name, codes=codes)["tables"]
    (found,) = tables.values()
    keys = [column["key"] for column in found["columns"]]
    return numbers(pandas.DataFrame(found["rows"], columns=keys))


def numbers(frame):
    """Words for numbers that are not finite become such numbers, in columns that have numbers else."""
    for key in frame.columns:
        values = frame[key].map(lambda value: _not_finite.get(value, value) if isinstance(value, str) else value)
        if values.dropna().map(lambda value: isinstance(value, (int, float))).all():
            frame[key] = values
    return frame


def chart(file, kind, *words):
    """A chart of a kept run, by the specification that the tool writes and its HTML report shows."""
    return altair.Chart.from_dict(json.loads(ask("plot", file, kind, *words, "--format", "vega-lite")))


def spring(*words):
    """The certified motion of one spring."""
    return answer("solve", *words)
