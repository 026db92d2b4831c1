"use strict";
(() => {
  const root = document.documentElement;
  const byId = (id) => document.getElementById(id);
  const data = JSON.parse(byId("chart-data").textContent);
  const status = byId("status");
  const say = (text) => { status.textContent = text; };

  // Theme: what the system prefers, until the button is pressed.
  const preference = window.matchMedia("(prefers-color-scheme: dark)");
  const toggle = byId("theme");
  let chosen = null;
  const theme = () => chosen ?? (preference.matches ? "dark" : "light");
  const applyTheme = () => {
    root.dataset.theme = theme();
    toggle.setAttribute("aria-pressed", String(theme() === "dark"));
    charts.forEach((chart) => chart.refresh());
  };

  // Charts are drawn when they come near the view, and again when their choice or the theme changes.
  const charts = [];
  const canDraw = typeof window.vegaEmbed === "function";

  // Vega reads CSV by a function that it makes from text, which the policy of this page forbids; so rows are read here.
  const rowsOf = (text) => {
    const rows = [[]];
    const cell = /(?:"((?:[^"]|"")*)"|([^,\n"]*))(,|\n|$)/y;
    for (let match = cell.exec(text); match; match = cell.exec(text)) {
      rows[rows.length - 1].push(match[1] === undefined ? match[2] : match[1].replaceAll("\"\"", "\""));
      if (match[3] === "\n" && cell.lastIndex < text.length) { rows.push([]); }
      if (cell.lastIndex >= text.length) { break; }
    }
    return rows;
  };

  const unpacked = (source) => {
    const [names, ...rows] = rowsOf(source.values);
    const isNumber = names.map((name) => source.format.parse[name] === "number");
    const read = (text, column) => (isNumber[column] ? (text === "" ? null : Number(text)) : text);
    return { values: rows.map((row) => Object.fromEntries(row.map((text, i) => [names[i], read(text, i)]))) };
  };

  const fitted = (spec, room) => {
    const copy = structuredClone(spec);
    const fit = (part) => {
      if (typeof part.width === "number") { part.width = Math.max(220, Math.min(900, room)); }
      if (part.data?.format?.type === "csv") { part.data = unpacked(part.data); }
      [...(part.vconcat ?? []), ...(part.layer ?? [])].forEach(fit);
    };
    fit(copy);
    return copy;
  };

  class Chart {
    constructor(place) {
      this.place = place;
      this.kind = place.dataset.chart;
      this.entries = data.charts[this.kind] ?? [];
      this.selects = Array.from(place.closest("section").querySelectorAll("select[data-key]"));
      this.isNear = false;
      this.turn = 0;
      this.view = null;
      this.fillAll();
      this.selects.forEach((select, index) => select.addEventListener("change", () => {
        this.fillAfter(index);
        this.refresh();
      }));
    }

    matching(upTo) {
      return this.entries.filter((entry) =>
        this.selects.slice(0, upTo).every((select) => String(entry[select.dataset.key]) === select.value));
    }

    fillAll() {
      const start = this.entries[data.first[this.kind] ?? 0];
      this.selects.forEach((select, index) => this.fill(select, index, start && start[select.dataset.key]));
    }

    fillAfter(index) {
      this.selects.slice(index + 1).forEach((select, step) => this.fill(select, index + 1 + step, select.value));
    }

    fill(select, index, wanted) {
      const values = [...new Set(this.matching(index).map((entry) => String(entry[select.dataset.key])))];
      select.replaceChildren(...values.map((value) => {
        const option = document.createElement("option");
        option.value = value;
        const bad = this.matching(index).some((entry) => String(entry[select.dataset.key]) === value && entry.against);
        option.textContent = bad ? `${value} ×` : value;
        return option;
      }));
      const kept = values.includes(String(wanted)) ? String(wanted) : values[0];
      if (kept !== undefined) { select.value = kept; }
    }

    near() {
      if (this.isNear) { return; }
      this.isNear = true;
      this.refresh();
    }

    async refresh() {
      if (!this.isNear || !canDraw) { return; }
      const entry = this.matching(this.selects.length)[0];
      if (!entry) { return; }
      const turn = ++this.turn;
      const room = this.place.clientWidth - (this.kind === "trace" ? 110 : 330);
      const holder = document.createElement("div");
      const result = await window.vegaEmbed(holder, fitted(entry.spec, room), {
        ast: true, actions: false, renderer: "svg", config: data.themes[theme()],
        tooltip: { theme: theme() === "dark" ? "dark" : "light" },
      });
      if (turn !== this.turn) {
        result.finalize();
        return;
      }
      if (this.view) { this.view.finalize(); }
      this.view = result;
      this.place.replaceChildren(holder);
      this.place.setAttribute("aria-label", entry.spec.description);
      this.place.dataset.drawn = theme();
      const command = this.place.closest("section").querySelector("[data-replay]");
      if (command && entry.replay) {
        command.querySelector("code").textContent = entry.replay;
        command.hidden = false;
      }
    }
  }

  // Tables.
  const words = { "nan": Infinity, "infinity": Number.MAX_VALUE, "-infinity": -Number.MAX_VALUE };
  const value = (cell, isNumber) => {
    const text = cell.textContent;
    if (!isNumber) { return text; }
    if (text in words) { return words[text]; }
    const number = Number(text);
    return Number.isNaN(number) ? null : number;
  };

  const sort = (table, column, header) => {
    const isDown = header.getAttribute("aria-sort") === "ascending";
    table.querySelectorAll("th[aria-sort]").forEach((other) => other.removeAttribute("aria-sort"));
    header.setAttribute("aria-sort", isDown ? "descending" : "ascending");
    const isNumber = header.classList.contains("number");
    const collator = new Intl.Collator("en", { numeric: true });
    const body = table.tBodies[0];
    const rows = Array.from(body.rows, (row) => ({ row, key: value(row.cells[column], isNumber) }));
    rows.sort((left, right) => {
      // What is missing comes last in either order.
      if (left.key === null || right.key === null) { return (left.key === null) - (right.key === null); }
      const order = isNumber ? left.key - right.key || 0 : collator.compare(left.key, right.key);
      return isDown ? -order : order;
    });
    body.append(...rows.map((entry) => entry.row));
    say(`Sorted by ${header.textContent.trim()}, ${isDown ? "descending" : "ascending"}.`);
  };

  const filter = (table, input, count) => {
    const parts = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const row of table.tBodies[0].rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !parts.every((part) => text.includes(part));
      if (!row.hidden) { shown += 1; }
    }
    count.textContent = `${shown} of ${table.tBodies[0].rows.length} rows`;
  };

  document.querySelectorAll("table[data-sorts]").forEach((table) => {
    Array.from(table.tHead.rows[0].cells).forEach((header, column) => {
      const button = header.querySelector("button");
      if (button) { button.addEventListener("click", () => sort(table, column, header)); }
    });
    const input = byId(`filter-${table.id}`);
    if (input) { input.addEventListener("input", () => filter(table, input, byId(`count-${table.id}`))); }
  });

  // Copying: pages opened from a file may not have the clipboard, so an old way stands behind the new one.
  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const area = document.createElement("textarea");
      area.value = text;
      area.className = "hidden";
      document.body.append(area);
      area.select();
      const isDone = document.execCommand("copy");
      area.remove();
      return isDone;
    }
  };
  document.addEventListener("click", async (event) => {
    const button = event.target instanceof Element ? event.target.closest("button[data-copy]") : null;
    if (!button) { return; }
    const isDone = await copy(button.parentElement.querySelector("code").textContent);
    button.textContent = isDone ? "Copied" : "Not copied";
    say(isDone ? "The command was copied." : "The command could not be copied.");
    setTimeout(() => { button.textContent = "Copy"; }, 2000);
  });

  document.querySelectorAll("[data-chart]").forEach((place) => charts.push(new Chart(place)));
  const watcher = new IntersectionObserver((entries) => entries.forEach((entry) => {
    if (!entry.isIntersecting) { return; }
    watcher.unobserve(entry.target);
    charts.find((chart) => chart.place === entry.target)?.near();
  }), { rootMargin: "400px" });
  charts.forEach((chart) => watcher.observe(chart.place));

  toggle.hidden = false;
  toggle.addEventListener("click", () => {
    chosen = theme() === "dark" ? "light" : "dark";
    applyTheme();
  });
  preference.addEventListener("change", applyTheme);
  applyTheme();
  let width = window.innerWidth;
  window.addEventListener("resize", () => {
    if (Math.abs(window.innerWidth - width) < 40) { return; }
    width = window.innerWidth;
    charts.forEach((chart) => chart.refresh());
  });
})();
