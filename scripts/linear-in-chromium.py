"""Has Chromium play every named spring's linear(), and holds what it shows against the closed form of the spring.

    python3 scripts/linear-in-chromium.py [ERROR]

The tool is $DASHPOT or .build/release/dashpot, the browser $CHROMIUM or chromium. Each easing that `dashpot convert NAME
--to css` prints is given to a paused Web Animation, which is set to every whole millisecond of its duration and a
tenth beyond; its computed progress has to agree with the spring within the error that `convert` states. Nothing but
Python's own library is needed. Ends with 1 when an easing is farther from its spring, or is no easing to the browser.
"""

import html
import json
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile

TOOL = os.environ.get("DASHPOT", ".build/release/dashpot")
BROWSER = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or "chromium"
ERROR = sys.argv[1] if len(sys.argv) > 1 else "0.001"
# What Chromium's own arithmetic may add to a progress: it keeps the numbers of linear() in doubles.
ROUNDING = 1e-9

PAGE = """<!doctype html><meta charset="utf-8"><title>linear()</title><div id="box"></div><script id="result" type="text/plain"></script>
<script>
const box = document.getElementById("box")
const shown = CASES.map(({easing, duration}) => {
  try {
    const animation = box.animate([{opacity: 0}, {opacity: 1}], {duration, easing, fill: "both"})
    animation.pause()
    const values = []
    for (let time = 0; time <= Math.ceil(1.1 * duration); time += 1) {
      animation.currentTime = time
      values.push(animation.effect.getComputedTiming().progress)
    }
    animation.cancel()
    return values
  } catch (error) { return String(error) }
})
document.getElementById("result").textContent = JSON.stringify(shown)
</script>"""


def asked(*words):
    done = subprocess.run([TOOL, "convert", *words, "--format", "json"], capture_output=True, text=True)
    return json.loads(done.stdout) if done.returncode == 0 else None


def step_response(spring, time):
    """From 0 to 1 at rest; written for this check and used nowhere else."""
    m, k, c = spring["mass"], spring["stiffness"], spring["dampingCoefficient"]
    sigma, square = c / (2 * m), k / m
    gap = sigma * sigma - square
    if abs(gap) <= 1e-12 * square:
        return 1 - math.exp(-sigma * time) * (1 + sigma * time)
    if gap < 0:
        omega = math.sqrt(-gap)
        return 1 - math.exp(-sigma * time) * (math.cos(omega * time) + sigma / omega * math.sin(omega * time))
    fast = sigma + math.sqrt(gap)
    slow = square / fast
    return 1 - (fast * math.exp(-slow * time) - slow * math.exp(-fast * time)) / (fast - slow)


def cases():
    listed = asked("--list")
    presets = [preset for platform in listed["springs"] for preset in platform["presets"]] + listed["otherSprings"]
    for preset in presets:
        answer = asked(preset["name"], "--to", "css", "--within", ERROR)
        if answer is None:
            sys.exit(f"linear-in-chromium: no easing for {preset['name']}")
        target = answer["targets"][-1]
        duration, easing = re.search(r"(\d+)ms (linear\(.*\));", target["code"]).groups()
        yield {
            "name": preset["name"], "spring": answer["source"]["spring"], "easing": easing, "duration": int(duration),
            "stated": target["differenceAtMost"], "points": easing.count(",") + 1,
        }


def shown_by_chromium(found):
    page = PAGE.replace("CASES", json.dumps([{"easing": case["easing"], "duration": case["duration"]} for case in found]), 1)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "linear.html")
        with open(path, "w", encoding="utf-8") as file:
            file.write(page)
        done = subprocess.run(
            [BROWSER, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             f"--user-data-dir={folder}/profile", "--virtual-time-budget=60000", "--dump-dom", "file://" + path],
            capture_output=True, text=True, timeout=300)
    text = re.search(r'<script id="result"[^>]*>(.*?)</script>', done.stdout, re.S)
    if not text or not text.group(1):
        sys.exit("linear-in-chromium: the browser gave no answer: " + done.stderr[-400:])
    return json.loads(html.unescape(text.group(1)))


def main():
    found = list(cases())
    if not found:
        sys.exit("linear-in-chromium: no easing was printed; build the tool first")
    worst = (0, None)
    failures = []
    for case, values in zip(found, shown_by_chromium(found)):
        if isinstance(values, str):
            failures.append(f"{case['name']}: {values}")
            continue
        off = max(abs(value - step_response(case["spring"], time / 1000)) for time, value in enumerate(values))
        share = off / case["stated"]
        worst = max(worst, (share, case["name"]))
        if off > case["stated"] + ROUNDING:
            failures.append(f"{case['name']}: shown {off:.3e} from the spring, stated {case['stated']:.3e}")
    instants = sum(math.ceil(1.1 * case["duration"]) + 1 for case in found)
    print(f"{len(found)} easings within {ERROR}, {instants} instants: the farthest, {worst[1]}, is at {worst[0]:.4f} of its stated error")
    print("\n".join(failures) if failures else "all within the error that convert states")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
