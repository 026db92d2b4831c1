#!/usr/bin/env python3
"""The named springs of the built-in suites, each from its platform's own words, as correctly rounded doubles.

Independent of the Swift code on purpose: what a suite file says is the truth that the conversions are judged by.
Needs mpmath.

  scripts/named-springs.py                 prints the `springs:` block
  scripts/named-springs.py --check FILE…   fails unless every spring in each suite file is one of these, bit for bit
"""

import re
import sys

from mpmath import log, mp, mpf, pi, sqrt

mp.dps = 60


def number(text):
    """A decimal taken as written."""
    return mpf(str(text))


def constants(mass, stiffness, damping, velocity=0):
    return number(mass), number(stiffness), number(damping), number(velocity)


def ratio(stiffness, zeta, mass=1):
    m, k = number(mass), number(stiffness)
    return m, k, 2 * number(zeta) * sqrt(m * k), mpf(0)


def response(seconds, zeta):
    """2 pi / omega and a damping ratio; for a bounce b from 0 to 1 the ratio is 1 - b."""
    omega = 2 * pi / number(seconds)
    return mpf(1), omega**2, 2 * number(zeta) * omega, mpf(0)


def bounce(seconds, b):
    return response(seconds, 1 - number(b))


def uikit(duration, zeta):
    """Velocity-free envelope zeta / sqrt(1 - zeta^2) exp(-zeta omega D) = 0.001."""
    d, z = number(duration), number(zeta)
    omega = log(1000 * z / sqrt(1 - z**2)) / (z * d)
    return mpf(1), omega**2, 2 * z * omega, mpf(0)


def origami(tension, friction):
    """tension = 194 + (T - 30) * 181/50 and friction = 25 + (F - 8) * 6/2."""
    return mpf(1), 194 + (tension - 30) * mpf(181) / 50, 25 + 3 * (friction - 8), mpf(0)


def pop(bounciness, speed):
    b = number(bounciness) / number("1.7") / 20 * number("0.8")
    t = number("0.5") + number(speed) / number("1.7") / 20 * number("199.5")
    if t <= 18:
        floor = number("0.0007") * t**3 - number("0.031") * t**2 + number("0.64") * t + number("1.28")
    elif t <= 44:
        floor = number("0.000044") * t**3 - number("0.006") * t**2 + number("0.36") * t + 2
    else:
        floor = number("0.00000045") * t**3 - number("0.000332") * t**2 + number("0.1078") * t + number("5.84")
    u = 2 * b - b**2
    return origami(t, u * number("0.01") + (1 - u) * floor)


SPRINGS = {
    "core-animation-default": constants(1, 100, 10),
    "tutorial-1500-10": constants(1, 1500, 10, 100),
    "tutorial-2-1000-10": constants(2, 1000, 10, 20),
    "uikit-0.8-0.5s": uikit("0.5", "0.8"),
    "uikit-default-timing": constants(3, 1000, 500),
    "swiftui-smooth": bounce("0.5", 0),
    "swiftui-snappy": bounce("0.5", "0.15"),
    "swiftui-bouncy": bounce("0.5", "0.3"),
    "swiftui-spring": response("0.5", "0.825"),
    "swiftui-interactive": response("0.15", "0.86"),
    "pop-default": pop(4, 12),
    "react-native-default": origami(mpf(40), mpf(7)),
    "react-spring-default": constants(1, 170, 26),
    "react-spring-gentle": constants(1, 120, 14),
    "react-spring-wobbly": constants(1, 180, 12),
    "react-spring-stiff": constants(1, 210, 20),
    "react-spring-slow": constants(1, 280, 60),
    "react-spring-molasses": constants(1, 280, 120),
    "android-default": ratio(1500, "0.5"),
    "android-high-bouncy-low": ratio(200, "0.2"),
    "android-low-bouncy": ratio(200, "0.75"),
    "android-no-bouncy-high": ratio(10000, 1),
    "compose-default": ratio(1500, 1),
    "material3-standard-spatial": ratio(700, "0.9"),
    "material3-expressive-spatial": ratio(380, "0.8"),
    "material3-expressive-spatial-fast": ratio(800, "0.6"),
    "material3-expressive-spatial-slow": ratio(200, "0.8"),
    "material3-effects": ratio(1600, 1),
    "flutter-scroll": ratio(100, "1.1", "0.5"),
    "flutter-scroll-fast": ratio(75, "1.3", "0.3"),
    "reanimated-default": constants(4, 900, 120),
    "reanimated-3-default": constants(1, 100, 10),
    "reanimated-wiggly": constants(4, 900, 90),
}


def text(value):
    """The shortest text of the double nearest to an exact value."""
    short = repr(float(value))
    return short[:-2] if short.endswith(".0") else short


def line(name, values):
    m, k, c, v = map(text, values)
    velocity = f", velocity: {v}" if v != "0" else ""
    return f"  - {{name: {name}, mass: {m}, stiffness: {k}, dampingCoefficient: {c}{velocity}}}"


def check(path):
    """Complaints about one suite file."""
    expected = {name: line(name, values) for name, values in SPRINGS.items()}
    complaints = []
    found = 0
    with open(path, encoding="utf-8") as file:
        for where, row in enumerate(file, 1):
            name = re.match(r"\s*- \{name: ([a-z0-9.-]+), mass:", row)
            if not name:
                continue
            found += 1
            wanted = expected.get(name[1])
            if wanted is None:
                complaints.append(f"{path}:{where}: {name[1]} is not a named spring")
            elif row.rstrip("\n") != wanted:
                complaints.append(f"{path}:{where}: expected {wanted.strip()}")
    if not found:
        complaints.append(f"{path}: no named springs found")
    return complaints


def main(arguments):
    if arguments[:1] == ["--check"]:
        complaints = [complaint for path in arguments[1:] for complaint in check(path)]
        print("\n".join(complaints) or f"{len(arguments) - 1} files agree")
        return 1 if complaints else 0
    print("springs:")
    print("\n".join(line(name, values) for name, values in SPRINGS.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
