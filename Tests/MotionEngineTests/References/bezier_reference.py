#!/usr/bin/env python3
"""Writes bezier_reference.tsv: hard points of cubic Bezier timing curves, solved with mpmath.

Run it beside the file: python3 bezier_reference.py > bezier_reference.tsv
Every input is a double taken as exact. x(s) = t is solved by bisection in 1600 bits, which shares nothing with the
engine; y and dy/dx follow by their definitions. Each is written as the sum of two doubles, in hexadecimal.
"""
import math
import random
from mpmath import mp, mpf

mp.prec = 1600
rng = random.Random(20240611)
COLUMNS = "region x1 y1 x2 y2 t y y_tail slope slope_tail".split()


def cubic(p, q, s):
    return 3 * p * s * (1 - s) ** 2 + 3 * q * s * s * (1 - s) + s ** 3


def rate(p, q, s):
    return 3 * (p * (1 - s) ** 2 + 2 * (q - p) * s * (1 - s) + (1 - q) * s * s)


def solve(x1, y1, x2, y2, t):
    x1, y1, x2, y2, t = map(mpf, (x1, y1, x2, y2, t))
    low, high = mpf(0), mpf(1)
    for _ in range(1500):
        middle = (low + high) / 2
        if cubic(x1, x2, middle) < t:
            low = middle
        else:
            high = middle
    s = (low + high) / 2
    run = rate(x1, x2, s)
    return cubic(y1, y2, s), (rate(y1, y2, s) / run if run != 0 else None)


def near_zero():
    return rng.choice([0.0, 5e-324, 1e-300, 10 ** rng.uniform(-30, -1), 2.0 ** -rng.randint(1, 60)])


def near_one():
    return rng.choice([1.0, 1 - 2.0 ** -53, 1 - 2.0 ** -rng.randint(1, 52), 1 - 10 ** rng.uniform(-15, -1)])


def height():
    return rng.choice([0.0, 1.0, rng.uniform(0, 1), rng.uniform(-2, 3), rng.uniform(-1e3, 1e3), 10 ** rng.uniform(-12, 8)])


def nudged(x, steps):
    for _ in range(abs(steps)):
        x = math.nextafter(x, math.inf if steps > 0 else -math.inf)
    return x


REGIONS = {
    "ordinary": lambda: (rng.random(), height(), rng.random(), height(), rng.random()),
    "steep-start": lambda: (near_zero(), height(), near_zero(), height(), 10 ** rng.uniform(-300, 0)),
    "steep-end": lambda: (near_one(), height(), near_one(), height(), 1 - 2.0 ** -rng.uniform(1, 53)),
    "vertical": lambda: (
        near_one(), height(), near_zero(), height(),
        nudged(0.5, rng.randint(-3, 3)) if rng.random() < 0.5 else 0.5 + rng.choice([-1, 1]) * 10 ** rng.uniform(-16, -1)),
    "cusp": lambda: (
        1.0, h := rng.uniform(-1, 2), 0.0, h - 1 + rng.choice([0, 1e-9, -1e-3]), 0.5 + rng.uniform(-1, 1) * 10 ** rng.uniform(-15, -1)),
    "flat": lambda: (rng.random(), 0.0, rng.random(), 1.0, rng.choice([10 ** rng.uniform(-20, 0), 1 - 10 ** rng.uniform(-15, -1)])),
    "corners": lambda: (
        rng.choice([0.0, 1.0]), rng.choice([0.0, 1.0]), rng.choice([0.0, 1.0]), rng.choice([0.0, 1.0]), rng.random()),
}


def tails(value):
    high = float(value)
    return high, float(value - mpf(high))


print("# Written by bezier_reference.py with mpmath; do not edit.")
print("\t".join(COLUMNS))
for region, draw in REGIONS.items():
    written = 0
    while written < 60:
        x1, y1, x2, y2, t = point = draw()
        if not 0 < t < 1:
            continue
        value, slope = solve(*point)
        if slope is None or abs(slope) > 1e300:
            continue
        fields = [float.hex(v) for v in (*point, *tails(value), *tails(slope))]
        print("\t".join([region] + fields))
        written += 1
