"""Runs notebooks from their first cell to their last, each in a kernel of its own, and says which cell fails.

    run-notebooks.py [--cell-seconds S] [--notebook-seconds S] [--keep FOLDER] [--strip] FOLDER|NOTEBOOK ...

A cell that raises, that takes too long or that ends its kernel fails the notebook; the others are still run. The exit
code is 1 when any fails. Notebooks are kept without outputs and without the paths of a machine: one that has them fails
before it is run, and `--strip` takes outputs and counts out of the files instead of running them. `--keep` writes the
notebooks as they were run, with their charts, to another folder.
"""

import argparse
import math
import os
import pathlib
import re
import sys
import tempfile
import time

import nbclient
import nbformat
from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError

MACHINE_PATH = re.compile(r"(?<![\w.:/-])(?:/(?:home|Users|root|tmp|var|private|opt|mnt|work)/|[A-Z]:\\)[\w.-]*")
LONGEST_TRACE = 60
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


class Failure(Exception):
    """What is wrong with a notebook, in words."""


def place(number, cell):
    """The cell as a reader finds it: counted from 1, with its first line."""
    first = next((line.strip() for line in cell.source.splitlines() if line.strip()), "")
    return f"cell {number} ({first[:60]!r})"


def notebooks_in(paths):
    found = []
    for path in paths:
        inside = sorted(path.glob("*.ipynb")) if path.is_dir() else [path]
        if not inside:
            raise Failure(f"there is no notebook in {path}")
        found += inside
    for path in found:
        if not path.is_file():
            raise Failure(f"there is no file {path}")
    return found


def read(path):
    try:
        notebook = nbformat.read(path, as_version=4)
        nbformat.validate(notebook)
    except Exception as error:
        raise Failure(f"it is no notebook: {str(error).splitlines()[0]}") from None
    return notebook


def require_clean(notebook):
    """Outputs are made anew by whoever wants them; in a difference they would hide what was changed."""
    for number, cell in enumerate(notebook.cells, 1):
        if cell.cell_type == "code" and (cell.outputs or cell.execution_count is not None):
            raise Failure(f"{place(number, cell)} is kept with its outputs; take them out with --strip")
        found = MACHINE_PATH.search(cell.source)
        if found:
            raise Failure(f"{place(number, cell)} has the path of a machine, {found.group(0)}")
    for name in notebook.metadata:
        if name not in ("kernelspec", "language_info"):
            raise Failure(f"its metadata have {name!r}; take them out with --strip")


def strip(path):
    notebook = read(path)
    for cell in notebook.cells:
        cell.metadata.clear()
        if cell.cell_type == "code":
            cell.outputs = []
            cell.execution_count = None
    notebook.metadata = nbformat.from_dict(
        {
            "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
        }
    )
    nbformat.write(notebook, path)


def run(path, notebook, arguments):
    """Runs every cell of a notebook in its own folder."""
    client = nbclient.NotebookClient(
        notebook, kernel_name="python3", startup_timeout=60, extra_arguments=["--IPKernelApp.log_level=50"],
        resources={"metadata": {"path": str(path.parent)}},
    )
    begun = time.monotonic()
    number, cell = 0, None
    try:
        with client.setup_kernel():
            for number, cell in enumerate(notebook.cells, 1):
                if cell.cell_type != "code":
                    continue
                left = arguments.notebook_seconds - (time.monotonic() - begun)
                if left <= 0:
                    raise Failure(f"was not reached within {arguments.notebook_seconds:g} s for the whole notebook")
                client.timeout = math.ceil(min(arguments.cell_seconds, left))
                client.execute_cell(cell, number - 1)
    except CellTimeoutError:
        raise Failure(f"{place(number, cell)} took longer than {client.timeout} s and was stopped") from None
    except DeadKernelError:
        raise Failure(f"{place(number, cell)} ended its kernel") from None
    except CellExecutionError as error:
        lines = ESCAPE.sub("", error.traceback).rstrip().splitlines()
        # Why: where it happened is at the beginning, and what happened may be pages.
        shown = lines if len(lines) <= LONGEST_TRACE else lines[:LONGEST_TRACE] + ["..."]
        what = f"{error.ename}: {error.evalue}".splitlines()[0]
        raise Failure("\n".join([f"{place(number, cell)} raised {what}"] + shown)) from None
    except Failure as failure:
        raise Failure(f"{place(number, cell)} {failure}") from None
    except RuntimeError as error:
        at = place(number, cell) if cell else "no cell was run"
        raise Failure(f"{at}: {error}") from None
    return time.monotonic() - begun


def tend(path, arguments):
    """Strips or runs one notebook; gives what to print of it."""
    if arguments.strip:
        strip(path)
        return f"{path}: stripped"
    notebook = read(path)
    require_clean(notebook)
    seconds = run(path, notebook, arguments)
    if arguments.keep:
        arguments.keep.mkdir(parents=True, exist_ok=True)
        nbformat.write(notebook, arguments.keep / path.name)
    return f"{path}: {sum(cell.cell_type == 'code' for cell in notebook.cells)} cells, {seconds:.1f} s"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", metavar="FOLDER|NOTEBOOK", nargs="+", type=pathlib.Path)
    parser.add_argument("--cell-seconds", metavar="S", type=float, default=60)
    parser.add_argument("--notebook-seconds", metavar="S", type=float, default=180)
    parser.add_argument("--keep", metavar="FOLDER", type=pathlib.Path)
    parser.add_argument("--strip", action="store_true")
    arguments = parser.parse_args()
    failed = 0
    with tempfile.TemporaryDirectory() as scratch:
        # Why: nothing of the user's own set-up may take part, and nothing is left in the home folder.
        os.environ.update(
            JUPYTER_PREFER_ENV_PATH="1", JUPYTER_CONFIG_DIR=scratch, JUPYTER_DATA_DIR=scratch, IPYTHONDIR=scratch,
            JUPYTER_RUNTIME_DIR=scratch, PYTHONDONTWRITEBYTECODE="1", PYDEVD_DISABLE_FILE_VALIDATION="1",
        )
        try:
            notebooks = notebooks_in(arguments.paths)
        except Failure as failure:
            sys.exit(f"notebooks: {failure}")
        for path in notebooks:
            try:
                print(tend(path, arguments), flush=True)
            except Failure as failure:
                failed += 1
                print(f"{path}: {failure}", file=sys.stderr, flush=True)
    if failed:
        sys.exit(f"notebooks: {failed} of {len(notebooks)} failed")


main()
