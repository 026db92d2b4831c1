#!/usr/bin/env python3
"""Independent values for the certified reference, written to Tests/Support/reference-values.tsv.

States come from the matrix exponential of the companion matrix (mpmath), so that no closed form is shared with the
library; last exits from a scan of |x| for the last sample outside the band and a bisection, with the same exponential.
Inputs are doubles, taken as exact. Run: pip install mpmath==1.3.0, then scripts/reference-values.py > Tests/Support/reference-values.tsv
"""
import math
import sys

import mpmath as mp

mp.mp.dps = 60


def propagate(m, c, k, x, v, t):
    """(x, v) after t, with digits enough for the norm of the exponent."""
    m, c, k, x, v, t = (mp.mpf(value) for value in (m, c, k, x, v, t))
    norm = (c / m + mp.sqrt(k / m) + 1) * t
    with mp.workdps(80 + int(norm / 2)):
        flow = mp.expm(mp.matrix([[0, t], [-k / m * t, -c / m * t]]))
        return flow[0, 0] * x + flow[0, 1] * v, flow[1, 0] * x + flow[1, 1] * v


def last_exit(m, c, k, x, v, h, window, samples):
    """Bisection after the last of `samples` instants in the window that is outside."""
    step = mp.mpf(window) / samples
    flow = mp.expm(mp.matrix([[0, step], [-mp.mpf(k) / mp.mpf(m) * step, -mp.mpf(c) / mp.mpf(m) * step]]))
    state = mp.matrix([mp.mpf(x), mp.mpf(v)])
    last = None
    for index in range(samples + 1):
        if abs(state[0]) > h:
            last = index, state.copy()
        state = flow * state
    index, state = last
    low, high = mp.mpf(0), step
    while high - low > mp.mpf(10) ** -50:
        middle = (low + high) / 2
        place, _ = propagate(m, c, k, state[0], state[1], middle)
        low, high = (middle, high) if abs(place) > h else (low, middle)
    return index * step + low


def pair(value):
    """The nearest double and the double next to what it lacks."""
    high = float(value)
    return repr(high), repr(float(value - mp.mpf(high)))


def row(kind, numbers, values):
    print("\t".join([kind] + [repr(float(number)) for number in numbers] + [part for v in values for part in pair(v)]))


def main():
    print("# kind m c k x0 v0 t|h, then for each result the nearest double and its tail")
    critical = [(1, 20, 100), (2, 12, 18), (0.5, 4, 8)]
    ratios = [0, 1e-6, 0.05, 0.3, 0.7, 0.999] + [1 - 10.0**-n for n in (8, 12, 15)]
    ratios += [1 + 10.0**-n for n in (8, 12, 15)] + [1.001, 1.5, 5, 40]
    cases = list(critical)
    for index, ratio in enumerate(ratios):
        m = (0.5, 1, 2, 4)[index % 4]
        k = (0.3, 100, 1717, 26)[index // 4 % 4]
        cases.append((m, 2 * ratio * math.sqrt(k * m), k))
    for index, (m, c, k) in enumerate(cases):
        frequency = math.sqrt(k / m)
        for x, v in ((-1, 0), (0, 3.5), (0.7, -2 * frequency)):
            for turns in (0.1, 2.3, 17):
                t = turns / frequency
                row("state", (m, c, k, x, v, t), propagate(m, c, k, x, v, t))
    for m, c, k, x, v, h, window, samples in [
        (1, 5, 100, -1, 0, 1e-3, 4, 4000), (1, 12, 180, -1, 0, 1e-3, 2, 4000), (2, 15, 100, 0.3, 9, 1e-4, 8, 8000),
        (0.5, 0.2, 40, -1, 3, 1e-2, 40, 40000), (1, 19.99, 100, -1, 30, 1e-3, 5, 20000),
        (1, 20, 100, -1, 0, 1e-3, 5, 20000), (1, 20, 100, -1, 50, 1e-3, 5, 20000),
        (1, 40, 100, -1, 0, 1e-3, 8, 20000), (1, 40, 100, 0, 7, 1e-3, 8, 20000),
        (4, 90, 300, 1, -60, 1e-5, 10, 20000), (1, 240, 2000, 100, 0, 0.001, 4, 20000),
        (1, 3, 2, 0, 1, 0.24999, 8, 20000),
    ]:
        row("exit", (m, c, k, x, v, h), [last_exit(m, c, k, x, v, h, window, samples)])


if __name__ == "__main__":
    sys.exit(main())
