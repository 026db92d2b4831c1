#!/usr/bin/env python3
"""Writes settling_reference.tsv: the last time at which |x(t)| exceeds a band, found with mpmath at 400 digits.

Run it beside the file: python3 settling_reference.py > settling_reference.tsv
The search knows no formula for the way in: it walks back from a time after which an envelope stays inside, over the
instants of standing still (below critical damping) or in small steps of the slow mode, until the motion is outside,
and bisects from there. Numbers in hexadecimal; the last column is an infinity when the motion never settles.
"""
import random
from mpmath import mp, mpf, sqrt, exp, sin, cos, sinh, cosh, atan2, pi, log

mp.dps = 400
rng = random.Random(11)


class Motion:
    def __init__(self, m, k, c, x0, v0):
        self.m, self.k, self.c, self.x0, self.v0 = map(mpf, (m, k, c, x0, v0))
        self.sigma = self.c / (2 * self.m)
        self.disc = self.c ** 2 - 4 * self.m * self.k
        self.rate = sqrt(abs(self.disc)) / (2 * self.m)
        self.w = self.v0 + self.sigma * self.x0

    def x(self, t):
        if self.disc < 0:
            body = self.x0 * cos(self.rate * t) + self.w / self.rate * sin(self.rate * t)
        elif self.disc == 0:
            body = self.x0 + self.w * t
        else:
            body = self.x0 * cosh(self.rate * t) + self.w / self.rate * sinh(self.rate * t)
        return exp(-self.sigma * t) * body

    def bisect(self, low, high, band):
        while high - low > high * mpf(10) ** -40:
            middle = (low + high) / 2
            if abs(self.x(middle)) > band:
                low = middle
            else:
                high = middle
        return high

    def settling_time(self, band):
        if self.disc < 0:
            bound = log((abs(self.x0) + abs(self.w) / self.rate) / band) / self.sigma
            if bound <= 0:
                return mpf(0)
            wv = -(self.k / self.m * self.x0 + self.sigma * self.v0) / self.rate
            first = atan2(-self.v0, wv) / self.rate
            step = pi / self.rate
            count = int(bound / step) + 3
            while count > -3:
                t = first + count * step
                if t <= 0:
                    break
                if abs(self.x(t)) > band:
                    return self.bisect(t, t + step, band)
                count -= 1
            t = first + count * step
            return self.bisect(mpf(0), t + step, band) if abs(self.x0) > band else mpf(0)
        slow = 2 * self.k / (self.c + sqrt(self.disc))
        fast = (self.c + sqrt(self.disc)) / (2 * self.m)
        t = 1 / slow
        while abs(self.x(t)) > band or abs(self.x(2 * t)) > band or abs(self.x(4 * t)) > band:
            t *= 2
        points = [mpf(0)] + [mpf(10) ** (mpf(i) / 40) / fast for i in range(-120, 4000)]
        points = [p for p in points if p < t] + [t]
        for low, high in zip(reversed(points[:-1]), reversed(points[1:])):
            if abs(self.x(low)) > band:
                return self.bisect(low, high, band)
        return mpf(0)


def row(m, k, c, x0, v0, band):
    values = [float(value) for value in (m, k, c, x0, v0, band)]
    time = float(Motion(*values[:5]).settling_time(mpf(values[5])))
    print(*(value.hex() for value in values + [time]), sep="\t")


print("# Written by settling_reference.py with mpmath; see there.")
print(*"m k c x0 v0 band time".split(), sep="\t")
for zeta in [0.001, 0.03, 0.2, 0.5, 0.7, 0.9, 0.99, 1 - 1e-6, 1 - 1e-12, 1, 1 + 1e-12, 1 + 1e-6, 1.01, 1.5, 6, 40, 1e3, 1e5]:
    for index in range(6):
        m, k = 10 ** rng.uniform(-2, 2), 10 ** rng.uniform(-1, 4)
        if zeta == 1:
            m, k = 4.0 ** rng.randrange(-2, 3), 4.0 ** rng.randrange(-1, 5)
        c = float(2 * mpf(zeta) * sqrt(mpf(m) * mpf(k)))
        w = (k / m) ** 0.5
        starts = [(-1, 0), (0, w), (1, -3 * w), (1, 5 * w), (1, -w * 1.02 * max(zeta, 1)), (0.3, w * rng.uniform(-2, 2))]
        x0, v0 = starts[index]
        row(m, k, c, x0, v0, 10 ** rng.uniform(-6, -0.5))
