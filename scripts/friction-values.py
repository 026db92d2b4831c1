#!/usr/bin/env python3
"""Writes friction-values.tsv: free motions under v' = -l v - a - b v^2 (v > 0), from the equation itself.

Run it from the root: scripts/friction-values.py > Tests/Support/friction-values.tsv
No solution goes in: time and way are integrals over the speed, t = int dv / (l v + a + b v^2) and
x = int v dv / (l v + a + b v^2), by mpmath's quadrature at 40 digits; the speed at a time is a root of the first.
Numbers are doubles in hexadecimal. The last column is the time at which a thousandth of the way is left, "settled".
"""
from mpmath import mp, mpf, quad, inf

mp.dps = 40


class Motion:
    def __init__(self, rate, deceleration, drag, speed):
        self.rate, self.deceleration, self.drag, self.start = map(mpf, (rate, deceleration, drag, speed))

    def loss(self, v):
        return self.rate * v + self.deceleration + self.drag * v * v

    def points(self, low, high):
        """Ends and places between them where the integrand changes its character, each at most 8 times the last."""
        points = [high]
        least = low if low > 0 else high * mpf(10) ** -45
        while points[-1] / 8 > least:
            points.append(points[-1] / 8)
            if low == 0 and self.loss(points[-1]) < self.deceleration * (1 + mpf(10) ** -3):
                break
        return list(reversed(points + [low]))

    def time(self, to):
        return quad(lambda v: 1 / self.loss(v), self.points(to, self.start)) if to < self.start else mpf(0)

    def way(self, to):
        return quad(lambda v: v / self.loss(v), self.points(to, self.start)) if to < self.start else mpf(0)

    def speed_where(self, quantity, wanted):
        """Newton on the integral, whose slope the equation gives, kept within a bracket."""
        low, high, v = mpf(0), self.start, self.start / 2
        for _ in range(400):
            value, slope = quantity(v)
            if value > wanted:
                low = v
            else:
                high = v
            step = v + (value - wanted) / slope
            if not low < step < high:
                step = (low + high) / 2
            if abs(step - v) <= mpf(10) ** -34 * v:
                return step
            v = step
        raise ArithmeticError("no root")

    def speed_at(self, t):
        return self.speed_where(lambda v: (self.time(v), 1 / self.loss(v)), mpf(t))

    def speed_with_left(self, left):
        way = self.way(mpf(0))
        return self.speed_where(lambda v: (self.way(v), v / self.loss(v)), way - left)


def rows():
    stopping = [(0, a, v) for a, v in [(1, 2), (10, 3), (1400, 2000), (1e-6, 0.125), (3e5, 0.7)]]
    stopping += [(l, a, v) for l in (1e-9, 1e-3, 0.5, 2.0020026706730793, 40, 1e3)
                 for a, v in [(0.01, 1000), (10, 3), (1400, 2000)]]
    for rate, deceleration, speed in stopping:
        motion = Motion(rate, deceleration, 0, speed)
        stop, rest = motion.time(mpf(0)), motion.way(mpf(0))
        settled = motion.time(motion.speed_with_left(rest / 1000))
        for part in (1e-3, 0.3, 0.8, 0.999):
            t = float(stop * mpf(part))
            v = motion.speed_at(t)
            yield rate, deceleration, 0, speed, t, v, motion.way(v), stop, rest, settled
    for drag in (1e-9, 1e-3, 0.1, 3, 1e4):
        for speed in (0.01, 7, 2000):
            motion = Motion(0, 0, drag, speed)
            for scale in (1e-6, 0.1, 2, 500):
                t = float(scale / (mpf(drag) * speed))
                v = motion.speed_at(t)
                yield 0, 0, drag, speed, t, v, motion.way(v), inf, inf, inf


print("# Written by scripts/friction-values.py with mpmath; see there.")
print("rate\tdeceleration\tdrag\tspeed\ttime\tspeedThen\tway\tstop\trest\tsettled")
for row in rows():
    print("\t".join(float(value).hex() for value in row))
