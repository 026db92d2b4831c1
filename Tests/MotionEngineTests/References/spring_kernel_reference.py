#!/usr/bin/env python3
"""Writes spring_kernel_reference.tsv: adversarial points of m x'' + c x' + k x = 0, solved with mpmath.

Run it beside the file: python3 spring_kernel_reference.py > spring_kernel_reference.tsv
Every input is a double taken as exact. The solution is the matrix exponential in closed form at 4000 bits; it shares
nothing with the engine. Each value is written as the sum of two doubles, in hexadecimal, with the size of one ulp of
the tight envelope: with C, S = cos, sin/w (cosh, sinh/a; 1, t) and w0 = v0 + s x0,
    E = exp(-s t) (|x0| max|C| + |w0| max|S|)       over [0, t]
    E = min(that, |A| exp(-l1 t) + |B| exp(-l2 t))  above critical damping.
"""
import random
import sys
from mpmath import mp, mpf, floor, log, sqrt, sin, cos, sinh, cosh, exp, pi

mp.prec = 4000
rng = random.Random(20240607)
COLUMNS = "region m k c x0 v0 t x x_tail v v_tail x_ulp v_ulp".split()


def amplitude(x0, w, rate, sigma, t, kind):
    """E(t) for the start (x0, w); the velocity is the same problem with (v0, its own w)."""
    if kind < 0:
        return exp(-sigma * t) * (abs(x0) + abs(w) * sin(min(rate * t, pi / 2)) / rate)
    if kind == 0:
        return exp(-sigma * t) * (abs(x0) + abs(w) * t)
    whole = exp(-sigma * t) * (abs(x0) * cosh(rate * t) + abs(w) * sinh(rate * t) / rate)
    a, b = (w + rate * x0) / (2 * rate), (w - rate * x0) / (2 * rate)
    modal = abs(a) * exp(-(sigma - rate) * t) + abs(b) * exp(-(sigma + rate) * t)
    return min(whole, modal)


def solve(m, k, c, x0, v0, t):
    m, k, c, x0, v0, t = map(mpf, (m, k, c, x0, v0, t))
    sigma = c / (2 * m)
    disc = c * c - 4 * m * k
    rate = sqrt(abs(disc)) / (2 * m)
    kind = (disc > 0) - (disc < 0)
    wx, wv = v0 + sigma * x0, -(k / m * x0 + sigma * v0)
    if kind < 0:
        cc, ss = cos(rate * t), sin(rate * t) / rate
    elif kind == 0:
        cc, ss = mpf(1), t
    else:
        cc, ss = cosh(rate * t), sinh(rate * t) / rate
    decay = exp(-sigma * t)
    x, v = decay * (x0 * cc + wx * ss), decay * (v0 * cc + wv * ss)
    return x, v, amplitude(x0, wx, rate, sigma, t, kind), amplitude(v0, wv, rate, sigma, t, kind)


def ulp(envelope):
    if envelope == 0:
        return mpf(2) ** -1074
    return mpf(2) ** max(int(floor(log(envelope, 2))) - 52, -1074)


def tails(value):
    high = float(value)
    return high, float(value - mpf(high))


def point(region, m, k, c, x0, v0, t):
    m, k, c, x0, v0, t = (float(value) for value in (m, k, c, x0, v0, t))
    x, v, ex, ev = solve(m, k, c, x0, v0, t)
    if max(ex, ev) > mpf(2) ** 1023:
        return
    row = [m, k, c, x0, v0, t, *tails(x), *tails(v), float(ulp(ex)), float(ulp(ev))]
    print(region, *(value.hex() for value in row), sep="\t")


def uniform(a, b):
    return rng.uniform(a, b)


def ten_to(a, b):
    return 10.0 ** rng.uniform(a, b)


def spring(zeta, mass=None, stiffness=None):
    m = mass or ten_to(-3, 3)
    k = stiffness or ten_to(-3, 5)
    c = float(2 * mpf(zeta) * sqrt(mpf(m) * mpf(k)))
    return m, k, c, float(sqrt(mpf(k) / mpf(m)))


def state(omega):
    kind = rng.randrange(4)
    x0, v0 = uniform(-2, 2), uniform(-2, 2) * omega
    return (x0, 0.0) if kind == 0 else (0.0, v0) if kind == 1 else (x0, v0)


def nudge(value, steps):
    from math import nextafter, inf
    for _ in range(abs(steps)):
        value = nextafter(value, inf if steps > 0 else -inf)
    return value


def rates(m, k, c):
    m, k, c = mpf(m), mpf(k), mpf(c)
    root = sqrt(c * c - 4 * m * k)
    return 2 * k / (c + root), (c + root) / (2 * m)


def main():
    print("# Written by spring_kernel_reference.py with mpmath; see there.")
    print(*COLUMNS, sep="\t")
    for _ in range(45):
        m, k, c, w = spring(ten_to(-9, -0.005))
        point("underdamped", m, k, c, *state(w), ten_to(-4, 2) / w)
    for _ in range(25):
        m, k, c, w = spring(0)
        point("undamped", m, k, 0.0, *state(w), ten_to(-3, 6) / w)
    for sign, region in ((-1, "below-critical"), (1, "above-critical")):
        for power in range(1, 17):
            for _ in range(2):
                m, k, c, w = spring(1 + sign * mpf(10) ** -power)
                point(region, m, k, c, *state(w), ten_to(-2, 1.5) / w)
    for _ in range(30):
        m = 2.0 ** rng.randrange(-6, 7) * rng.choice((1, 9, 25))
        k = 2.0 ** (2 * rng.randrange(-6, 7)) * rng.choice((1, 9)) * (m if rng.random() < 0.5 else 1 / m)
        c = nudge(float(2 * sqrt(mpf(m) * mpf(k))), rng.choice((-2, -1, 0, 0, 1, 2)))
        w = float(sqrt(mpf(k) / m))
        point("critical", m, k, c, *state(w), ten_to(-3, 1.7) / w)
    for _ in range(35):
        m, k, c, w = spring(ten_to(0.005, 2))
        l1, l2 = rates(m, k, c)
        point("overdamped", m, k, c, *state(w), ten_to(-2, 1.5) / float(rng.choice((l1, l2))))
    for _ in range(35):
        m, k, c, w = spring(ten_to(2, 6))
        l1, l2 = rates(m, k, c)
        point("strongly-overdamped", m, k, c, *state(w), ten_to(-2, 1.5) / float(rng.choice((l1, l2))))
    for _ in range(10):
        m, k, c, w = spring(ten_to(6, 140), mass=1.0, stiffness=1.0)
        l1, l2 = rates(m, k, c)
        point("immovable", m, k, c, *state(w), ten_to(-2, 1) / float(rng.choice((l1, l2))))
    for _ in range(30):
        zeta = rng.choice((ten_to(-3, -0.1), 1, ten_to(0.01, 3)))
        m, k, c, w = spring(zeta)
        slow = float(c) / 2 / m if zeta <= 1 else float(rates(m, k, c)[0])
        x0, v0 = state(w)
        point("tail", m, k, c, x0, v0, uniform(600, 745) / slow)
        point("tail", m, k, c, x0 * 1e150, v0 * 1e150, uniform(600, 1100) / slow)
    for _ in range(40):
        m, k = ten_to(-100, 100), ten_to(-100, 100)
        m, k, c, w = spring(rng.choice((ten_to(-3, -0.1), ten_to(0.01, 3))), m, k)
        size = ten_to(-150, 150)
        x0, v0 = size * uniform(-1, 1), size * uniform(-1, 1) * w
        if abs(mpf(v0)) < mpf(2) ** 1000:
            point("magnitudes", m, k, c, x0, v0, ten_to(-2, 1.5) / w)
    for _ in range(75):
        zeta = rng.choice((ten_to(-3, -0.01), ten_to(0.001, 0.5), ten_to(0.5, 6)))
        m, k, c, w = spring(zeta)
        x0 = uniform(0.1, 2)
        if zeta < 1:
            rate, span = mpf(c) / 2 / mpf(m), ten_to(-1, 1.3) / w
        else:
            l1, l2 = rates(m, k, c)
            rate = rng.choice((l1, l2))
            span = ten_to(-1, 1.5) / float(rng.choice((l1, l2)))
        point("cancelling-start", m, k, c, x0, nudge(float(-rate * mpf(x0)), rng.randrange(-4, 5)), span)
    for _ in range(30):
        m, k, c, w = spring(ten_to(-6, -0.05))
        x0, v0 = state(w)
        wd = sqrt(4 * mpf(m) * mpf(k) - mpf(c) ** 2) / (2 * mpf(m))
        turns = rng.randrange(1, int(10 ** uniform(0.5, 4)))
        if c / 2 / m * float(turns * pi / 2 / wd) < 500:
            point("quarter-turns", m, k, c, x0, v0, nudge(float(turns * pi / 2 / wd), rng.randrange(-3, 4)))
    for count in (7, 355, 710, 3550, 103993, 245850922 // 1024, 636619):
        point("quarter-turns", 1, 1, 0, 1, 0, float(count * pi / 2))
        point("quarter-turns", 1, 1, 1e-8, 0.3, 1, float(count * pi / 2))
    for m, k, c, ratio in ((1, 2, 3, -2), (1, 2, 3, -1), (2, 4, 6, -2), (1, 6, 5, -3), (1, 6, 5, -2), (4, 12, 16, -1)):
        for t in (0.01, 1, 30, 400):
            point("rational-roots", m, k, c, 0.7, 0.7 * ratio, t)


if __name__ == "__main__":
    sys.exit(main())
