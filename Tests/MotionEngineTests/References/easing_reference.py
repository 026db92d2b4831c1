#!/usr/bin/env python3
"""Writes easing_reference.tsv: the named curves of INTUAnimationEngine and Penner, evaluated with mpmath.

Run it beside the file: python3 easing_reference.py > easing_reference.tsv
The formulas are written out for each direction as they are published; slopes are differences in 400 bits. Each number is
the sum of two doubles, in hexadecimal.
"""
from mpmath import mp, mpf, sin, cos, pi, sqrt, asin

mp.prec = 400
HALF = mpf(1) / 2
TIMES = [0.0625, 0.1, 0.25, 0.3, 0.45, 0.6, 0.75, 0.9, 0.97]


def intu_bounce(p):
    if p < mpf(4) / 11:
        return mpf(121) / 16 * p * p
    if p < mpf(8) / 11:
        return mpf(363) / 40 * p * p - mpf(99) / 10 * p + mpf(17) / 5
    if p < mpf(9) / 10:
        return mpf(4356) / 361 * p * p - mpf(35442) / 1805 * p + mpf(16061) / 1805
    return mpf(54) / 5 * p * p - mpf(513) / 25 * p + mpf(268) / 25


def in_out(first, second):
    return lambda p: first(p) if p < HALF else second(p)


def back(f):
    return f ** 3 - f * sin(f * pi)


INTU = {"linear": lambda p: p}
for name, ease_in, ease_out, both in [
    ("Sine", lambda p: 1 + sin((p - 1) * pi / 2), lambda p: sin(p * pi / 2), lambda p: HALF * (1 - cos(pi * p))),
    ("Quadratic", lambda p: p * p, lambda p: -p * (p - 2), in_out(lambda p: 2 * p * p, lambda p: -2 * p * p + 4 * p - 1)),
    ("Cubic", lambda p: p ** 3, lambda p: (p - 1) ** 3 + 1,
     in_out(lambda p: 4 * p ** 3, lambda p: HALF * (2 * p - 2) ** 3 + 1)),
    ("Quartic", lambda p: p ** 4, lambda p: 1 - (p - 1) ** 4,
     in_out(lambda p: 8 * p ** 4, lambda p: 1 - 8 * (p - 1) ** 4)),
    ("Quintic", lambda p: p ** 5, lambda p: (p - 1) ** 5 + 1,
     in_out(lambda p: 16 * p ** 5, lambda p: HALF * (2 * p - 2) ** 5 + 1)),
    ("Exponential", lambda p: mpf(2) ** (10 * (p - 1)), lambda p: 1 - mpf(2) ** (-10 * p),
     in_out(lambda p: HALF * mpf(2) ** (20 * p - 10), lambda p: 1 - HALF * mpf(2) ** (10 - 20 * p))),
    ("Circular", lambda p: 1 - sqrt(1 - p * p), lambda p: sqrt((2 - p) * p),
     in_out(lambda p: HALF * (1 - sqrt(1 - 4 * p * p)),
            lambda p: HALF * (sqrt(-(2 * p - 3) * (2 * p - 1)) + 1))),
    ("Back", back, lambda p: 1 - back(1 - p),
     in_out(lambda p: HALF * back(2 * p), lambda p: HALF * (1 - back(1 - (2 * p - 1))) + HALF)),
    ("Elastic", lambda p: sin(13 * pi / 2 * p) * mpf(2) ** (10 * (p - 1)),
     lambda p: sin(-13 * pi / 2 * (p + 1)) * mpf(2) ** (-10 * p) + 1,
     in_out(lambda p: HALF * sin(13 * pi * p) * mpf(2) ** (10 * (2 * p - 1)),
            lambda p: HALF * (sin(-13 * pi * p) * mpf(2) ** (-10 * (2 * p - 1)) + 2))),
    ("Bounce", lambda p: 1 - intu_bounce(1 - p), intu_bounce,
     in_out(lambda p: HALF * (1 - intu_bounce(1 - 2 * p)), lambda p: HALF * intu_bounce(2 * p - 1) + HALF)),
]:
    INTU["easeIn" + name], INTU["easeOut" + name], INTU["easeInOut" + name] = ease_in, ease_out, both


def growth(p):
    return (mpf(2) ** (10 * p) - 1) / 1023


def penner_bounce(p):
    a = mpf("7.5625")
    d = mpf("2.75")
    if p < 1 / d:
        return a * p * p
    if p < 2 / d:
        return a * (p - mpf("1.5") / d) ** 2 + mpf("0.75")
    if p < mpf("2.5") / d:
        return a * (p - mpf("2.25") / d) ** 2 + mpf("0.9375")
    return a * (p - mpf("2.625") / d) ** 2 + mpf("0.984375")


def elastic_out(a, period):
    a, period = mpf(a), mpf(period)
    return lambda p: 1 + a * growth(1 - p) * sin(2 * pi * p / period - asin(1 / a))


def overshooting(s):
    return lambda p: p * p * ((s + 1) * p - s)


def mirrored(f):
    return lambda p: 1 - f(1 - p)


def both(f):
    return in_out(lambda p: HALF * f(2 * p), lambda p: 1 - HALF * f(2 - 2 * p))


PENNER = {}
for name, shape, wide in [
    ("quad", lambda p: p ** 2, None), ("cubic", lambda p: p ** 3, None), ("quart", lambda p: p ** 4, None),
    ("quint", lambda p: p ** 5, None), ("sine", lambda p: 1 - cos(pi * p / 2), None), ("expo", growth, None),
    ("circ", lambda p: 1 - sqrt(1 - p * p), None),
    ("back", overshooting(mpf(1.70158)), overshooting(mpf(1.70158 * 1.525))),
    ("elastic", mirrored(elastic_out(1, 0.3)), mirrored(elastic_out(1, 0.45))),
    ("elastic2", mirrored(elastic_out(2, 0.25)), mirrored(elastic_out(2, 0.25))),
    ("bounce", mirrored(penner_bounce), None),
]:
    PENNER["easeIn-" + name], PENNER["easeOut-" + name] = shape, mirrored(shape)
    PENNER["easeInOut-" + name] = both(wide or shape)


def tails(value):
    high = float(value)
    return float.hex(high), float.hex(float(value - mpf(high)))


print("# Written by easing_reference.py with mpmath; do not edit.")
print("\t".join("set curve t value value_tail slope slope_tail".split()))
for family, curves in (("intu", INTU), ("penner", PENNER)):
    for curve, f in curves.items():
        for t in TIMES:
            step = mpf(2) ** -120
            slope = (f(mpf(t) + step) - f(mpf(t) - step)) / (2 * step)
            print("\t".join([family, curve, float.hex(t), *tails(f(mpf(t))), *tails(slope)]))
