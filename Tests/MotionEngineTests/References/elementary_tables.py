#!/usr/bin/env python3
"""Writes the tables of the engine's own exponential, sine and cosine, with mpmath at 300 digits.

Run it from the root of the package:
    python3 Tests/MotionEngineTests/References/elementary_tables.py
It rewrites ExponentialTable.swift and SineCosineTable.swift in Sources/Engine/MotionEngine/Numerics.
"""
from mpmath import mp, mpf, cos, pi, sin, log, floor

mp.dps = 300
FOLDER = "Sources/Engine/MotionEngine/Numerics"
HEADER = "// swift-format-ignore-file\n// Written by elementary_tables.py with mpmath; do not edit.\n\n"


def double(value):
    """The nearest double."""
    return float(value)


def leading(value, bits):
    """The value cut after that many significant bits."""
    if value == 0:
        return mpf(0)
    shift = mpf(2) ** (bits - 1 - int(floor(log(abs(value), 2))))
    return mpf(int(value * shift)) / shift


def parts(value, widths):
    """The value as a sum of parts of the given widths in bits; 53 rounds to nearest."""
    result = []
    for width in widths:
        part = mpf(double(value)) if width == 53 else leading(value, width)
        result.append(double(part))
        value -= part
    return result


def literal(value):
    return float(value).hex()


def pair(value):
    high = double(value)
    return [high, double(value - mpf(high))]


def array(name, comment, rows):
    lines = [f"/// {line}" for line in comment]
    lines.append(f"let {name}: [Double] = [")
    lines += ["  " + ", ".join(literal(item) for item in row) + "," for row in rows]
    lines.append("]")
    return "\n".join(lines) + "\n"


def constants(name, comment, values):
    lines = [f"/// {line}" for line in comment] + [f"enum {name} {{"]
    lines += [f"  static let {key} = {literal(value)}" for key, value in values]
    return "\n".join(lines) + "\n}\n"


def exponential():
    rows = []
    for j in range(128):
        value = mpf(2) ** (mpf(j) / 128)
        head = leading(value, 26)
        tail = mpf(double(value)) - head
        rows.append([double(head), double(tail), double(value), double(value - mpf(double(value)))])
    step = parts(log(mpf(2)) / 128, [32, 53, 53])
    return HEADER + constants(
        "ExponentialStep", ["ln 2 / 128 as a sum of parts, the first of 32 bits, and its inverse."],
        [("leading", step[0]), ("trailing", step[1]), ("rest", step[2]), ("inverse", 128 / log(mpf(2)))],
    ) + "\n" + array(
        "exponentialTable",
        ["2^(j/128) for j = 0 … 127: a head of 26 bits, the rest of the double, the double, and what it lacks."],
        rows)


def sine_cosine():
    pairs = [(pair(cos(j * pi / 128)), pair(sin(j * pi / 128))) for j in range(256)]
    rows = [[cosine[0], sine[0], cosine[1], sine[1]] for cosine, sine in pairs]
    for row in rows:  # sin π and the like are 0, not what 300 digits leave of them
        for index, value in enumerate(row):
            if abs(value) < 1e-200:
                row[index] = 0.0
    step = parts(pi / 128, [27, 27, 53])
    turn = parts(2 * pi, [27] * 8)
    return HEADER + constants(
        "SineCosineStep", ["π/128 as a sum of parts, the first two of 27 bits, and its inverse."],
        [("leading", step[0]), ("middle", step[1]), ("trailing", step[2]), ("inverse", 128 / pi)],
    ) + "\n" + array("fullTurnParts", ["2π as a sum of parts of 27 bits."], [turn[:4], turn[4:]]) + "\n" + array(
        "sineCosineTable", ["cos and sin of jπ/128 for j = 0 … 255, and what each lacks after its double."], rows)


def main():
    for name, text in (("ExponentialTable", exponential()), ("SineCosineTable", sine_cosine())):
        with open(f"{FOLDER}/{name}.swift", "w", encoding="utf-8") as file:
            file.write(text)


main()
