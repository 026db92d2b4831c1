#!/usr/bin/env python3
"""Independent values for the certified reference, written to Tests/Support/reference-values.tsv.

States come from the matrix exponential of the companion matrix (mpmath), so that no closed form is shared with the
library; last exits from a scan of |x| for the last sample outside the band and a bisection, with the same exponential;
crossings and turning points from a scan for changes of sign and bisections likewise, segment by segment.
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


def changes(m, c, k, x, v, window, samples, measure):
    """The instants in the window at which measure(x, v) changes its sign, with the states there."""
    step = mp.mpf(window) / samples
    flow = mp.expm(mp.matrix([[0, step], [-mp.mpf(k) / mp.mpf(m) * step, -mp.mpf(c) / mp.mpf(m) * step]]))
    state = mp.matrix([mp.mpf(x), mp.mpf(v)])
    found = []
    for index in range(samples):
        following = flow * state
        before, after = measure(*state), measure(*following)
        if before * after < 0:
            low, high = mp.mpf(0), step
            while high - low > mp.mpf(10) ** -45:
                middle = (low + high) / 2
                same = measure(*propagate(m, c, k, state[0], state[1], middle)) * before > 0
                low, high = (middle, high) if same else (low, middle)
            found.append((index * step + low, propagate(m, c, k, state[0], state[1], low)[0]))
        state = following
    return found


def last_fast(m, c, k, x, v, u, window, samples):
    """The last instant in the window at which |v| passes u."""
    return changes(m, c, k, x, v, window, samples, lambda _, speed: abs(speed) - u)[-1][0]


def retargeted(m, c, k, x, v, level, moves, window, samples):
    """Crossings of a level and turning points of a motion whose target moves, (time, target) each, in problem time."""
    crossings, turns = [], []
    start, target = mp.mpf(0), mp.mpf(0)
    x, v = mp.mpf(x), mp.mpf(v)
    for time, following in moves + [(window, 0)]:
        length = mp.mpf(time) - start
        height = mp.mpf(level) - target
        crossings += [start + t for t, _ in changes(m, c, k, x, v, length, samples, lambda place, _: place - height)]
        turns += [(start + t, target + place) for t, place in changes(m, c, k, x, v, length, samples, lambda _, s: s)]
        x, v = propagate(m, c, k, x, v, length)
        x += target - mp.mpf(following)
        start, target = mp.mpf(time), mp.mpf(following)
    return crossings, turns


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

    swings = [
        (1, 12, 180, -1, 0, 1.5), (1, 10, 100, 0, 500, 1.5), (2, 3, 50, 0.7, -9, 3), (0.5, 0, 40, -1, 3, 1.5),
        (1, 19.99, 100, -1, 30, 2), (1, 20, 100, -1, 50, 2), (1, 40, 100, 0.1, -7, 4), (4, 90, 300, 1, -60, 4),
        (1, 3, 2, -0.5, 3, 6), (1, 1000, 100, -1, 2000, 4), (1, 30, 100, -1, -5, 3),
    ]
    for m, c, k, x, v, window in swings:
        turns = changes(m, c, k, x, v, window, 3000, lambda _, speed: speed)
        row("turns", (m, c, k, x, v, window), [part for turn in turns for part in turn])
        size = max([abs(x)] + [abs(place) for _, place in turns])
        for level in (0, float(size * mp.mpf("0.37")), float(-size / 11), float(size * mp.mpf("0.96"))):
            times = [t for t, _ in changes(m, c, k, x, v, window, 3000, lambda place, _: place - mp.mpf(level))]
            row("crossings", (m, c, k, x, v, level, window), times)
        for part in (0.3, 0.004):
            speed = float(part * max(abs(v), mp.sqrt(mp.mpf(k) / m) * abs(x)))
            if c > 0:
                row("speed-exit", (m, c, k, x, v, speed), [last_fast(m, c, k, x, v, speed, 60 if c == 1000 else 12, 30000)])
    for m, c, k, x, v, level in [(1, 10, 100, -100, 0, -70), (1, 4, 90, -1, 0, 0.25), (2, 60, 200, -1, 3, 0.75)]:
        moves = [(0.125, -50), (0.625, 20)] if x == -100 else [(0.25, 0.5), (0.75, 1)]
        crossings, turns = retargeted(m, c, k, x, v, level, moves, 3, 2000)
        numbers = (m, c, k, x, v, level) + tuple(number for move in moves for number in move)
        row("retargeted-crossings", numbers, crossings)
        row("retargeted-turns", numbers, [part for turn in turns for part in turn])


if __name__ == "__main__":
    sys.exit(main())
