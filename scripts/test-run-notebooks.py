"""Holds scripts/run-notebooks.py against notebooks with a planted fault: each must fail it, by name and cell."""

import pathlib
import subprocess
import sys
import tempfile
import time
import unittest

import nbformat
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

RUNNER = pathlib.Path(__file__).with_name("run-notebooks.py")


class RunnerTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def plant(self, name, *sources, outputs=()):
        """A notebook of a sentence and these cells."""
        cells = [new_markdown_cell("A planted notebook.")] + [new_code_cell(source) for source in sources]
        if outputs:
            cells[-1].outputs, cells[-1].execution_count = list(outputs), 1
        nbformat.write(new_notebook(cells=cells), self.folder / name)
        return self.folder / name

    def run_on(self, *words):
        return subprocess.run(
            [sys.executable, RUNNER, *words], capture_output=True, text=True, timeout=120, stdin=subprocess.DEVNULL
        )

    def expect_failure(self, outcome, *says):
        self.assertEqual(outcome.returncode, 1, outcome.stdout + outcome.stderr)
        for words in says:
            self.assertIn(words, outcome.stderr)

    def test_one_that_is_right(self):
        path = self.plant("right.ipynb", "a = 6 * 7", "assert a == 42\na")
        before = path.read_bytes()
        outcome = self.run_on(self.folder, "--keep", self.folder / "kept")
        self.assertEqual(outcome.returncode, 0, outcome.stderr)
        self.assertIn("right.ipynb: 2 cells, ", outcome.stdout)
        self.assertEqual(path.read_bytes(), before)
        kept = nbformat.read(self.folder / "kept" / "right.ipynb", as_version=4)
        self.assertEqual(kept.cells[2].outputs[0]["data"]["text/plain"], "42")

    def test_one_that_fails_and_the_others_are_run(self):
        self.plant("a-failing.ipynb", "b = 0", "# to infinity\n1 / b", "print('not reached')")
        self.plant("b-right.ipynb", "1")
        outcome = self.run_on(self.folder)
        self.expect_failure(
            outcome, "a-failing.ipynb: cell 3 ('# to infinity') raised ZeroDivisionError: division by zero",
            "----> 2 1 / b", "notebooks: 1 of 2 failed",
        )
        self.assertIn("b-right.ipynb: 1 cells", outcome.stdout)
        self.assertNotIn("\x1b", outcome.stderr)

    def test_one_that_hangs(self):
        path = self.plant("hanging.ipynb", "import time", "while True: time.sleep(1)")
        begun = time.monotonic()
        outcome = self.run_on(path, "--cell-seconds", "2")
        self.expect_failure(outcome, "hanging.ipynb: cell 3 ('while True: time.sleep(1)') took longer than 2 s")
        self.assertLess(time.monotonic() - begun, 60)

    def test_one_that_is_slow_as_a_whole(self):
        path = self.plant("slow.ipynb", *["import time; time.sleep(1)"] * 9)
        outcome = self.run_on(path, "--notebook-seconds", "3")
        self.expect_failure(outcome, "slow.ipynb: cell ")

    def test_one_that_kills_its_kernel(self):
        path = self.plant("killing.ipynb", "import os, signal", "os.kill(os.getpid(), signal.SIGKILL)")
        self.expect_failure(self.run_on(path), "killing.ipynb: cell 3 ('os.kill(", "ended its kernel")

    def test_one_that_leaves_politely(self):
        path = self.plant("leaving.ipynb", "import os", "os._exit(0)")
        self.expect_failure(self.run_on(path), "leaving.ipynb: cell 3 ('os._exit(0)') ended its kernel")

    def test_one_that_is_kept_with_outputs(self):
        stream = nbformat.v4.new_output("stream", text="42")
        path = self.plant("full.ipynb", "print(42)", outputs=[stream])
        self.expect_failure(self.run_on(path), "full.ipynb: cell 2 ('print(42)') is kept with its outputs")
        self.assertEqual(self.run_on(path, "--strip").returncode, 0)
        self.assertEqual(nbformat.read(path, as_version=4).cells[1].outputs, [])
        self.assertEqual(self.run_on(path).returncode, 0)

    def test_one_with_the_path_of_a_machine(self):
        for source in ["open('/ho" + "me/me/run.sqlite')", "x = 'C:" + "\\\\runs'"]:
            path = self.plant("local.ipynb", source)
            self.expect_failure(self.run_on(path), "local.ipynb: cell 2 ", "has the path of a machine")

    def test_what_is_no_notebook(self):
        (self.folder / "text.ipynb").write_text("prose")
        self.expect_failure(self.run_on(self.folder), "text.ipynb: it is no notebook")
        self.expect_failure(self.run_on(self.folder / "none.ipynb"), "there is no file")
        (self.folder / "empty").mkdir()
        self.expect_failure(self.run_on(self.folder / "empty"), "there is no notebook in")


unittest.main(verbosity=0)
