"""Looks at pages of runs in headless Chromium, as a person would: sorts, filters, points, copies, changes the theme.

The page of the standard suite, and one of a small run in which every name tries to be something else. Nothing may be asked
of the network, and nothing may be said on the console.
"""

import json
import os
import shutil
import sqlite3
import subprocess
import tempfile
import unittest

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select, WebDriverWait

TOOL = os.environ.get("DASHPOT", ".build/release/dashpot")
LARGEST_PAGE = 5_000_000
CHARTS = ["heat-map", "frame-rates", "settling", "trace"]
HOSTILE = "</script><script>window.hacked=1</script><img src=x onerror='window.hacked=1'>\"&{{7*7}}${1}"


def page_of(folder, name, suite, spoil=None):
    run = os.path.join(folder, name + ".sqlite")
    made = subprocess.run([TOOL, "verify", suite, "--run", run], stdout=subprocess.DEVNULL)
    if made.returncode != 0:
        raise SystemExit(f"page-test: 'verify {suite}' ended with {made.returncode}")
    if spoil:
        with sqlite3.connect(run) as database:
            spoil(database)
        database.close()
    path = os.path.join(folder, name + ".html")
    with open(path, "wb") as file:
        subprocess.run([TOOL, "report", run, "--format", "html"], stdout=file)
    return path


def spoil(database):
    """Gives suite, sweeps, axes, values and engines one name that is no harm to anyone, or should be."""
    database.execute("UPDATE run SET suite = ?", [HOSTILE])
    database.execute("UPDATE sweeps SET name = name || ?", [HOSTILE])
    database.execute("UPDATE cases SET id = replace(id, '=', ?), schedule = ?", [HOSTILE.replace("/", "") + "=", HOSTILE])
    database.execute("UPDATE engines SET name = name || ?", [HOSTILE])
    database.execute("UPDATE measurements SET verdict = 'failed', detail = ? WHERE case_index < 3", [HOSTILE])
    database.execute("UPDATE samples SET sweep = sweep || ?, engine = engine || ?", [HOSTILE, HOSTILE])
    database.execute("UPDATE provenance SET value = ? WHERE kind = 'circumstance'", [HOSTILE])


def browser(width=1280, height=900, scheme="light"):
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or shutil.which("chromium-browser") or ""
    # Why no sandbox: it cannot be had as root in a container, where these tests have to run too.
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]:
        options.add_argument(argument)
    options.add_argument(f"--window-size={width},{height}")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    driver = webdriver.Chrome(service=Service(shutil.which("chromedriver")), options=options)
    driver.set_page_load_timeout(60)
    driver.set_script_timeout(30)
    emulate(driver, scheme)
    return driver


def emulate(driver, scheme):
    media = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", media)


class PageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.standard = page_of(cls.folder.name, "standard", "standard")
        cls.hostile = page_of(cls.folder.name, "hostile", "smoke", spoil)
        cls.driver = browser()
        cls.addClassCleanup(cls.driver.quit)

    def open(self, path, scheme="light"):
        emulate(self.driver, scheme)
        self.driver.get_log("browser"), self.driver.get_log("performance")
        self.driver.get("file://" + os.path.abspath(path))

    def wait(self, holds):
        return WebDriverWait(self.driver, 30).until(lambda driver: holds())

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def show(self, element):
        self.driver.execute_script("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", element)

    def draw(self, kind):
        """Brings a chart into view and waits until it is drawn."""
        place = self.find(f"[data-chart='{kind}']")
        self.show(place)
        self.wait(lambda: place.find_elements(By.CSS_SELECTOR, "svg"))
        return place

    def unfold(self, table):
        details = self.driver.execute_script("return document.getElementById(arguments[0]).closest('details')", table)
        if not details.get_attribute("open"):
            self.show(details)
            details.find_element(By.CSS_SELECTOR, "summary").click()
        return self.find("#" + table)

    def assert_quiet(self):
        """Nothing was said on the console, and nothing asked for but the page itself."""
        self.assertEqual([entry["message"] for entry in self.driver.get_log("browser")], [])
        asked = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                asked.append(message["params"]["request"]["url"])
        self.assertEqual([url for url in asked if not url.startswith(("file://", "data:"))], [])
        self.assertLessEqual(len([url for url in asked if url.startswith("file://")]), 1)

    def test_size(self):
        self.assertLess(os.path.getsize(self.standard), LARGEST_PAGE)
        self.assertGreater(os.path.getsize(self.standard), 1_000_000)

    def test_draws_every_chart_when_it_comes_into_view_and_asks_for_nothing(self):
        self.open(self.standard)
        self.assertEqual(self.all("[data-chart='trace'] svg"), [])
        for kind in CHARTS:
            place = self.draw(kind)
            self.assertEqual(place.get_attribute("data-drawn"), "light")
            self.assertGreater(len(place.get_attribute("aria-label")), 40)
            self.assertGreater(place.find_element(By.CSS_SELECTOR, "svg").size["height"], 100)
        self.assert_quiet()

    def test_verdicts_come_first(self):
        self.open(self.standard)
        self.assertEqual(self.find("main section").get_attribute("id"), "verdicts")
        self.assertIn("All within", self.find(".verdict").text)
        self.assertEqual(self.find("#verdicts-table tbody tr th").text, "dashpot")

    def test_sorts_numbers_and_words_both_ways(self):
        self.open(self.standard)
        table = self.unfold("table-errors")

        def column(title):
            headers = table.find_elements(By.CSS_SELECTOR, "thead th")
            index = next(i for i, header in enumerate(headers) if header.text.strip().startswith(title))
            return headers[index], lambda: self.driver.execute_script(
                "return [...arguments[0].tBodies[0].rows].map(row => row.cells[arguments[1]].textContent)", table, index
            )

        header, cells = column("position error")
        number = lambda text: {"infinity": 1e308, "nan": float("inf")}.get(text) or float(text)
        before = sorted(cells())
        for order, isDown in [("ascending", False), ("descending", True)]:
            self.show(header)
            header.find_element(By.CSS_SELECTOR, "button").send_keys(Keys.ENTER)
            self.assertEqual(header.get_attribute("aria-sort"), order)
            values = [number(text) for text in cells() if text != "–"]
            self.assertEqual(values, sorted(values, reverse=isDown))
            self.assertEqual(sorted(cells()), before)
        engine, engines = column("engine")
        engine.find_element(By.CSS_SELECTOR, "button").click()
        self.assertEqual(engines(), sorted(engines()))
        self.assertIsNone(header.get_attribute("aria-sort"))
        self.assertIn("Sorted by engine", self.find("#status").get_attribute("textContent"))
        self.assert_quiet()

    def test_filters_by_words(self):
        self.open(self.standard)
        table = self.unfold("table-errors")
        field = self.find("#filter-table-errors")
        visible = lambda: [row.text for row in table.find_elements(By.CSS_SELECTOR, "tbody tr") if row.is_displayed()]
        field.send_keys("rk4 FRAMES")
        rows = visible()
        self.assertGreater(len(rows), 1)
        self.assertTrue(all("rk4" in row and "frames" in row for row in rows))
        self.assertTrue(self.find("#count-table-errors").text.startswith(f"{len(rows)} of "))
        field.clear()
        field.send_keys("no such row", Keys.BACKSPACE)
        self.assertEqual(visible(), [])
        self.assert_quiet()

    def test_says_what_is_under_the_pointer(self):
        self.open(self.standard)
        place = self.draw("heat-map")
        mark = place.find_element(By.CSS_SELECTOR, "svg .mark-rect path")
        self.show(mark)
        ActionChains(self.driver).move_to_element(mark).perform()
        tip = self.wait(lambda: next(iter(self.all("#vg-tooltip-element.visible")), None))
        for word in ["largest error / tolerance", "dampingRatio", "cases"]:
            self.assertIn(word, tip.text)
        self.assert_quiet()

    def test_chooses_sweep_and_engine(self):
        self.open(self.standard)
        place = self.draw("heat-map")
        sweep, engine = [Select(select) for select in self.all("#heat-maps select")]
        self.assertEqual(len(sweep.options), 27)
        sweep.select_by_value("overdamped")
        engine.select_by_value("slow-root-by-subtraction")
        self.wait(lambda: "slow-root-by-subtraction in sweep overdamped" in place.get_attribute("aria-label"))
        self.assertGreater(len(place.find_elements(By.CSS_SELECTOR, "svg .mark-text text")), 100)
        self.draw("trace")
        Select(self.find("#traces select")).select_by_value("named")
        code = self.find("#traces [data-replay] code")
        self.wait(lambda: "standard@4/named/" in code.text)
        self.assertTrue(code.text.startswith("dashpot verify standard --case 'standard@4/named/spring="))
        self.assert_quiet()

    def test_is_dark_where_the_system_is_and_where_the_button_says_so(self):
        self.open(self.standard, scheme="dark")
        ground = lambda: self.driver.execute_script("return getComputedStyle(document.body).backgroundColor")
        dark, place = ground(), self.draw("frame-rates")
        self.assertEqual(place.get_attribute("data-drawn"), "dark")
        button = self.find("#theme")
        self.assertEqual(button.get_attribute("aria-pressed"), "true")
        self.show(button)
        button.click()
        self.wait(lambda: place.get_attribute("data-drawn") == "light")
        self.assertEqual(button.get_attribute("aria-pressed"), "false")
        self.assertNotEqual(ground(), dark)
        emulate(self.driver, "light")
        self.assertEqual(self.find("html").get_attribute("data-theme"), "light")
        self.assert_quiet()

    def test_copies_the_command_of_a_case(self):
        self.open(self.standard)
        table = self.unfold("table-worst")
        button = table.find_element(By.CSS_SELECTOR, "button[data-copy]")
        self.show(button)
        button.click()
        self.wait(lambda: button.text == "Copied")
        self.assertIn("was copied", self.find("#status").get_attribute("textContent"))
        field = self.find("#filter-table-worst")
        field.send_keys(Keys.CONTROL, "v")
        self.assertTrue(field.get_attribute("value").startswith("dashpot verify standard --case 'standard@4/"))
        self.assert_quiet()

    def test_everything_has_a_name_and_can_be_reached_by_keys(self):
        self.open(self.standard)
        ActionChains(self.driver).send_keys(Keys.TAB).perform()
        self.assertEqual(self.driver.switch_to.active_element.get_attribute("class"), "skip")
        for kind in CHARTS:
            self.draw(kind)
        self.driver.execute_script("document.querySelectorAll('details').forEach(fold => { fold.open = true; })")
        for element in self.all("main button, main select, main input, header button, .scroll, [data-chart]")[:400]:
            name = element.accessible_name or element.get_attribute("textContent")
            self.assertTrue(name.strip(), element.get_attribute("outerHTML")[:200])
        unnamed = self.driver.execute_script(
            "return [...document.querySelectorAll('svg.marks')].filter(svg => !svg.closest('[aria-label]')).length"
        )
        self.assertEqual(unnamed, 0)
        self.assert_quiet()

    def test_fits_a_narrow_window(self):
        driver = browser(width=500)
        try:
            size = {"width": 390, "height": 800, "deviceScaleFactor": 1, "mobile": False}
            driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
            driver.get("file://" + os.path.abspath(self.standard))
            self.assertEqual(driver.execute_script("return innerWidth"), 390)
            self.assertLessEqual(driver.execute_script("return document.documentElement.scrollWidth"), 390)
        finally:
            driver.quit()

    def test_hostile_names_are_shown_and_do_nothing(self):
        self.open(self.hostile)
        for kind in CHARTS:
            if self.all(f"[data-chart='{kind}']"):
                self.draw(kind)
        self.assertIsNone(self.driver.execute_script("return window.hacked ?? null"))
        self.assertEqual(self.all("img"), [])
        self.assertEqual(len(self.all("script")), 3)
        self.assertEqual(self.find("h1").text, HOSTILE + "@1")
        failing = self.find("#table-failing")
        self.assertIn(HOSTILE, failing.text)
        copied = failing.find_element(By.CSS_SELECTOR, "code").text
        self.assertIn("window.hacked", copied)
        mark = next(iter(self.all("[data-chart='heat-map'] svg .mark-rect path")), None)
        self.assertIsNotNone(mark)
        self.show(mark)
        ActionChains(self.driver).move_to_element(mark).perform()
        tip = self.wait(lambda: next(iter(self.all("#vg-tooltip-element.visible")), None))
        self.assertEqual(tip.find_elements(By.CSS_SELECTOR, "img, script"), [])
        self.assertIsNone(self.driver.execute_script("return window.hacked ?? null"))
        self.assert_quiet()

    def test_policy_forbids_requests_and_scripts_of_others(self):
        self.open(self.standard)
        ask = "fetch('https://example.invalid/').then(() => arguments[0]('asked'), () => arguments[0]('refused'))"
        self.assertEqual(self.driver.execute_async_script(ask), "refused")
        self.driver.execute_script(
            "const script = document.createElement('script'); script.textContent = 'window.hacked = 1';"
            "document.body.append(script)"
        )
        self.assertIsNone(self.driver.execute_script("return window.hacked ?? null"))
        said = " ".join(entry["message"] for entry in self.driver.get_log("browser"))
        self.assertIn("Content Security Policy", said)


if __name__ == "__main__":
    unittest.main(verbosity=2)
