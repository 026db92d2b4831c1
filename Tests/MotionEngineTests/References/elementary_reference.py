#!/usr/bin/env python3
"""Writes elementary_reference.tsv: exponentials, sines and cosines of pairs of doubles, with mpmath at 300 digits.

Run it beside the file: python3 elementary_reference.py > elementary_reference.tsv
Columns: the function, the argument as two doubles, the value as two doubles times 2^exponent; hexadecimal.
"""
import random
from mpmath import mp, mpf, exp, expm1, sin, cos, pi, log, floor

mp.dps = 300
rng = random.Random(5)


def pair(value):
    high = float(value)
    return high, float(value - mpf(high))


def row(name, function, high):
    low = high * rng.uniform(-1, 1) * 2.0 ** -53
    value = function(mpf(high) + mpf(low))
    exponent = int(floor(log(abs(value), 2))) if value != 0 else 0
    print(name, high.hex(), low.hex(), *(part.hex() for part in pair(value / mpf(2) ** exponent)), exponent, sep="\t")


print("# Written by elementary_reference.py with mpmath; see there.")
print(*"function high low value tail exponent".split(), sep="\t")
for _ in range(60):
    row("exp", exp, rng.choice((-1, -1, 1)) * 10 ** rng.uniform(-8, 3.6))
for n in range(-20, 20):
    row("exp", exp, float((n * 977 + rng.choice((0, 0.5))) * log(mpf(2)) / 128))
for _ in range(80):
    row("expm1", expm1, -(10 ** rng.uniform(-12, -1.5051)))
for _ in range(80):
    angle = 10 ** rng.uniform(-6, 24)
    row("sin", sin, angle)
    row("cos", cos, angle)
for _ in range(80):
    angle = float((rng.randrange(1, 300) + rng.choice((0, 0.5, 1e-9, -1e-9))) * pi / 128)
    row("sin", sin, angle)
    row("cos", cos, angle)
for n in list(range(1, 9)) + [355, 103993, 636619]:
    row("sin", sin, float(n * pi / 2))
    row("cos", cos, float(n * pi / 2))
