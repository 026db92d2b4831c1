#!/usr/bin/env python3
"""Independent witnesses of Dashpot's truth: SciPy and heyoka solve a sample of a suite's cases.

  scripts/witnesses.sh                     as `make witnesses` calls it
  scripts/witnesses.py --cases 2           fewer cases of each sweep
  scripts/witnesses.py --no-timing         without the race of heyoka's batch mode against Dashpot's sampling

Every case comes as a line of `dashpot cases --format json`: the constants of the equation, the start, the retargets, some
instants, and the certified states there. Nothing else is shared. The report goes to Reports/witnesses.md; it holds no
times, which are printed to the console instead.
"""

import argparse
import copy
import json
import math
import platform
import subprocess
import sys
import time
from decimal import Decimal, localcontext

import heyoka
import numpy
import scipy
from scipy.integrate import DOP853, Radau

PATH_OF_TOOL = ".build/release/dashpot"
PATH_OF_BENCHMARKS = ".build/release/Benchmarks"
DOP853_TOLERANCE = 1e-13
RADAU_TOLERANCE = 1e-12

# How far apart two answers may be, as a fraction of the amplitude (of the top speed, for velocities): so much for each
# period of the motion, at least one. A tolerance holds for each step, so that errors grow with the way; heyoka's is the
# spacing of doubles.
AGREEMENT = {"DOP853": 1e-11, "Radau": 1e-12, "heyoka": 2e-15}


# A stiffness that is off by so much has to be noticed.
FALSEHOOD = 1e-9


class Skipped(Exception):
    """A solver is not asked, and why."""


class Case:
    def __init__(self, line):
        self.__dict__.update(json.loads(line))
        self.id = self.__dict__.pop("case")
        self.is_spring = self.law == "spring"
        truth = [abs(v) for v in self.velocities]
        self.top_speed = max(truth)
        if self.is_spring:
            omega = math.sqrt(self.stiffness / self.mass)
            self.damping_ratio = self.dampingCoefficient / 2 / math.sqrt(self.stiffness * self.mass)
            self.fastest = omega * max(1, 2 * self.damping_ratio)
        else:
            self.fastest = 2 * math.pi * self.periods / self.window
            self.damping_ratio = 0.0

    def acceleration(self, x, v):
        """x is the displacement from the target in force, or the way of a free motion, which never turns round."""
        if self.is_spring:
            return -(self.stiffness * x + self.dampingCoefficient * v) / self.mass
        sign = math.copysign(1, self.startVelocity)
        return -self.frictionRate * v - self.frictionDeceleration * sign - self.dragCoefficient * abs(v) * v

    def stretches(self):
        """(start, end, target) between retargets, the first target 0."""
        marks = [(0.0, 0.0)] + [(r["time"], r["target"]) for r in self.retargets]
        ends = [time for time, _ in marks[1:]] + [math.inf]
        return [(start, end, target) for (start, target), end in zip(marks, ends)]


class Witness:
    """Goes from instant to instant and gives the states there. A stop of friction ends the motion."""

    name = ""

    def states(self, case):
        states = []
        instants = list(case.times)
        x, v = case.startPosition, case.startVelocity
        for start, end, target in case.stretches():
            self.begin(case, start, x - target, v)
            while instants and instants[0] <= end:
                y = self.advance(case, instants.pop(0))
                states.append((y[0] + target, y[1]))
            if not instants:
                break
            y = self.advance(case, end)
            x, v = y[0] + target, y[1]
        return states


class SciPyWitness(Witness):
    def __init__(self, name, method, tolerance):
        self.name, self.method, self.tolerance = name, method, tolerance

    def begin(self, case, start, x, v):
        self.time, self.state, self.stopped = start, numpy.array([x, v]), v == 0 and not case.is_spring
        self.step = None
        self.allowed = self.tolerance * numpy.array([case.amplitude, case.top_speed])

    def jacobian(self, case):
        if case.is_spring:
            rows = [[0, 1], [-case.stiffness / case.mass, -case.dampingCoefficient / case.mass]]
            return numpy.array(rows)
        drag = lambda v: -case.frictionRate - 2 * case.dragCoefficient * abs(v)
        return lambda t, y: numpy.array([[0, 1], [0, drag(y[1])]])

    def advance(self, case, end):
        if self.stopped or end == self.time:
            return self.state
        options = {"rtol": self.tolerance, "atol": self.allowed}
        if self.step:
            options["first_step"] = min(self.step, end - self.time)
        if self.method is Radau:
            options["jac"] = self.jacobian(case)
        solver = self.method(
            lambda t, y: numpy.array([y[1], case.acceleration(y[0], y[1])]), self.time, self.state, end, **options)
        while solver.status == "running":
            message = solver.step()
            if solver.status == "failed":
                raise RuntimeError(message)
            if not case.is_spring and solver.y[1] * case.startVelocity <= 0:
                return self.stop(solver)
            if solver.t < end:
                self.step = solver.step_size
        self.time, self.state = end, solver.y
        return self.state

    def stop(self, solver):
        """Where the velocity passes 0 inside the last step."""
        path = solver.dense_output()
        time = scipy.optimize.brentq(lambda t: path(t)[1], solver.t_old, solver.t, xtol=1e-300, rtol=1e-15)
        self.stopped, self.state = True, numpy.array([path(time)[0], 0.0])
        return self.state


class DormandPrince(SciPyWitness):
    def __init__(self):
        super().__init__("DOP853", DOP853, DOP853_TOLERANCE)

    def states(self, case):
        # Why: a step of an explicit method is bound to the fastest rate; Python takes some 10,000 of them a second.
        if case.fastest * case.window > 20_000:
            raise Skipped("too many steps")
        return super().states(case)


class RadauWitness(SciPyWitness):
    def __init__(self):
        super().__init__("Radau", Radau, RADAU_TOLERANCE)

    def states(self, case):
        # Why: of order 5 it takes hundreds of steps a period for this tolerance, a millisecond each.
        if case.is_spring and case.damping_ratio < 1 and case.periods > 12:
            raise Skipped("too many steps")
        return super().states(case)


class HeyokaWitness(Witness):
    """Taylor's method of order 20, with a tolerance that is the spacing of doubles and compensated sums."""

    name = "heyoka"

    def __init__(self):
        x, v = heyoka.make_vars("x", "v")
        p = heyoka.par
        spring = [(x, v), (v, -(p[0] * x + p[1] * v) / p[2])]
        friction = [(x, v), (v, -p[0] * v - p[1] - p[2] * v * v)]
        self.spring = heyoka.taylor_adaptive(spring, [0.0, 0.0], pars=[0.0] * 3, high_accuracy=True)
        self.friction = heyoka.taylor_adaptive(
            friction, [0.0, 1.0], pars=[0.0] * 3, high_accuracy=True, t_events=[heyoka.t_event(v)])

    def begin(self, case, start, x, v):
        self.solver = self.spring if case.is_spring else self.friction
        self.stopped = not case.is_spring and v == 0
        sign = math.copysign(1, case.startVelocity)
        self.solver.pars[:] = (
            [case.stiffness, case.dampingCoefficient, case.mass] if case.is_spring
            else [case.frictionRate, case.frictionDeceleration * sign, case.dragCoefficient * sign])
        if not case.is_spring:
            self.solver.reset_cooldowns()
        self.solver.time = start
        self.solver.state[:] = [x, v]

    def advance(self, case, end):
        if not self.stopped:
            outcome = self.solver.propagate_until(end)[0]
            if outcome != heyoka.taylor_outcome.time_limit:
                if case.is_spring or int(outcome) != -1:
                    raise RuntimeError(f"heyoka ended with {outcome}")
                self.stopped = True
                self.solver.state[1] = 0.0
        return [float(y) for y in self.solver.state]


class Finding:
    """The farthest state of one case, as one witness has it."""

    def __init__(self, case, witness, states):
        self.case, self.witness = case, witness
        self.distance, self.index, self.quantity, self.theirs = -1.0, 0, "position", 0.0
        truths = [("position", case.positions, case.positionTails, case.amplitude),
                  ("velocity", case.velocities, case.velocityTails, case.top_speed)]
        for index, state in enumerate(states):
            for (quantity, heads, tails, scale), theirs in zip(truths, state):
                distance = abs((theirs - heads[index]) - tails[index]) / scale
                if not distance <= self.distance:
                    self.distance, self.index = float(distance), index
                    self.quantity, self.theirs = quantity, float(theirs)

    @property
    def allowed(self):
        return AGREEMENT[self.witness] * max(1.0, self.case.periods)

    @property
    def truth(self):
        heads, tails = ((self.case.positions, self.case.positionTails) if self.quantity == "position"
                        else (self.case.velocities, self.case.velocityTails))
        with localcontext() as context:
            context.prec = 26
            return Decimal(heads[self.index]) + Decimal(tails[self.index])


def cases(arguments):
    command = [arguments.dashpot, "cases", arguments.suite, "--sample", str(arguments.cases), "--instants", "12",
               "--format", "json"]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    return [Case(line) for line in lines]


def blind(witnesses, sample):
    """The case that was falsified, and the names of those who do not notice."""
    case = next(c for c in sample if c.is_spring and c.damping_ratio < 1 and 1 < c.periods < 12)
    false = copy.copy(case)
    false.stiffness *= 1 + FALSEHOOD
    found = [Finding(false, witness.name, witness.states(false)) for witness in witnesses]
    return case, [f.witness for f in found if f.distance <= f.allowed]


def solve(witnesses, sample):
    """What each found, and who failed; a skipped case counts as nothing found."""
    findings, failures = [], []
    for index, case in enumerate(sample):
        if sys.stderr.isatty():
            print(f"\r\033[K{index} of {len(sample)} cases", end="", file=sys.stderr, flush=True)
        for witness in witnesses:
            try:
                findings.append(Finding(case, witness.name, witness.states(case)))
            except Skipped:
                pass
            except (RuntimeError, ArithmeticError) as error:
                failures.append((case.id, witness.name, str(error)))
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)
    return findings, failures


def spelled(distance):
    return "–" if distance is None else f"{distance:.1e}".replace("e-0", "e-")


def table(heads, rows):
    lines = ["| " + " | ".join(heads) + " |", "|" + "|".join(" --- " if h[0] != "#" else " ---: " for h in heads) + "|"]
    lines[0] = lines[0].replace("#", "")
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def report(arguments, sample, findings, failures, false_case, unseeing):
    names = list(AGREEMENT)
    sweeps = list(dict.fromkeys(case.sweep for case in sample))
    rows = []
    for sweep in sweeps + [None]:
        row = ["all" if sweep is None else sweep, str(sum(sweep in (None, case.sweep) for case in sample))]
        for name in names:
            part = [f for f in findings if f.witness == name and sweep in (None, f.case.sweep)]
            row += [str(len(part)), spelled(max((f.distance for f in part), default=None))]
        rows.append(row)
    against = [f for f in findings if not f.distance <= f.allowed]
    farthest = []
    for name in names:
        part = sorted((f for f in findings if f.witness == name), key=lambda f: f.distance / f.allowed, reverse=True)
        farthest += part[:3]
    verdict = f"All {len(findings)} solutions agree with the truth."
    if against or failures:
        verdict = f"{len(against)} of {len(findings)} solutions do not agree with the truth, {len(failures)} failed."
    heads = ["sweep", "#cases"] + [f"#{name} {word}" for name in names for word in ("solved", "distance")]
    parts = [
        "# Witnesses",
        verdict,
        "The truth that engines are judged by is a closed form in ball arithmetic. Here solvers that share nothing with it "
        "but the numbers of each problem integrate the equations of motion themselves, m x″ + c x′ + k (x − target) = 0 or "
        "v′ = −λ v − a sign v − b |v| v, over a sample of the suite's cases, and are held against it at the start and twelve "
        "instants of each case. Springs are started again at every retarget; a friction that stops is followed to where the "
        "velocity passes 0.",
        f"- **DOP853** of SciPy: explicit Runge–Kutta of order 8, rtol {DOP853_TOLERANCE:.0e}; not asked where a motion is "
        "longer than 20,000 of its fastest times\n"
        f"- **Radau** of SciPy: implicit Runge–Kutta of order 5, rtol {RADAU_TOLERANCE:.0e}; not asked for more than 12 "
        "periods below critical damping\n"
        "- **heyoka**: Taylor's method of order 20, to the spacing of doubles, with compensated sums\n"
        "- atol of SciPy: the same fraction of the amplitude for positions, of the top speed for velocities",
        "A distance is the largest of |theirs − truth| over the instants, positions as a fraction of the amplitude, "
        "velocities as a fraction of the top speed. Errors of a step add up along the way; they agree where the distance is "
        "at most " + ", ".join(f"{bound:.0e} ({name})" for name, bound in AGREEMENT.items())
        + " for each period of the motion, at least one.",
        f"A witness has to notice a falsehood: with its stiffness off by {FALSEHOOD:.0e}, `{false_case.id}` is disowned by "
        + (f"all but {', '.join(unseeing)}." if unseeing else "all three."),
        "## By sweep", table(heads, rows),
        "## Farthest",
        "Three of each solver, by the distance over what is allowed. The truth is exact to the digits shown.",
        table(["solver", "what", "#time (s)", "#truth", "#theirs", "#distance", "#allowed", "state it again"],
              [[f.witness, f.quantity, repr(f.case.times[f.index]), f"{f.truth:.22g}", repr(f.theirs),
                spelled(f.distance), spelled(f.allowed),
                f"`dashpot cases {arguments.suite} --case '{f.case.id}' --format json`"] for f in farthest]),
    ]
    if failures:
        parts += ["## Failed", table(["solver", "case", "error"], [[name, case, text] for case, name, text in failures])]
    version = subprocess.run([arguments.dashpot, "--version"], check=True, capture_output=True, text=True).stdout.strip()
    made = [("suite", sample[0].id.split("/")[0]), ("cases of each sweep", str(arguments.cases)), ("tool", version),
            ("Python", platform.python_version()), ("NumPy", numpy.__version__), ("SciPy", scipy.__version__),
            ("heyoka", heyoka.__version__), ("processor", platform.machine())]
    parts += ["`make witnesses` writes this page anew.", "## Made with",
              "\n".join(f"- {name}: {value.replace('_', chr(92) + '_')}" for name, value in made)]
    return "\n\n".join(parts) + "\n", not against and not failures and not unseeing


def heyoka_rate():
    """Cases of 360 samples a second of processor time, in the best of its batch sizes."""
    x, v = heyoka.make_vars("x", "v")
    best = (0.0, 0)
    for size in [heyoka.recommended_simd_size() * factor for factor in (1, 2, 4, 8)]:
        start = numpy.array([[-1.0] * size, [0.0] * size])
        solver = heyoka.taylor_adaptive_batch([(x, v), (v, -100.0 * x - 10.0 * v)], start.copy())
        grid = numpy.linspace(0.0, 3.0, 360)[:, None] * numpy.ones((1, size))
        for _ in range(5):
            begun, count = time.process_time(), 0
            while time.process_time() - begun < 0.2:
                solver.set_time(0.0)
                solver.state[:] = start
                solver.propagate_grid(grid)
                count += size
            best = max(best, (count / (time.process_time() - begun), size))
    return best


def race(arguments):
    command = [arguments.benchmarks, "--json", "whole motions"]
    before = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)["rates"][0]
    theirs, size = heyoka_rate()
    after = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)["rates"][0]
    ours = min(before["median"], after["median"])
    print(f"a spring, 360 samples over 3 s, cases a second on one core: Dashpot {ours:.0f}, heyoka {theirs:.0f} in batches "
          f"of {size}; ratio {ours / theirs:.1f} (asked: 5)")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--suite", default="standard")
    parser.add_argument("--cases", type=int, default=6, help="of each sweep (default: 6)")
    parser.add_argument("--output", default="Reports/witnesses.md")
    parser.add_argument("--dashpot", default=PATH_OF_TOOL)
    parser.add_argument("--benchmarks", default=PATH_OF_BENCHMARKS)
    parser.add_argument("--no-timing", action="store_true")
    arguments = parser.parse_args()
    sample = cases(arguments)
    witnesses = [DormandPrince(), RadauWitness(), HeyokaWitness()]
    findings, failures = solve(witnesses, sample)
    text, agreed = report(arguments, sample, findings, failures, *blind(witnesses, sample))
    with open(arguments.output, "w", encoding="utf-8") as file:
        file.write(text)
    print(text.split("\n\n")[1] + f" {arguments.output}")
    if not arguments.no_timing:
        race(arguments)
    return 0 if agreed else 1


if __name__ == "__main__":
    sys.exit(main())
