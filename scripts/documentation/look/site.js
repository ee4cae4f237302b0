// The search and the choice of a theme. Without scripts the pages are all there.

const THEMES = ["system", "lamp", "daylight"];
const MOST_RESULTS = 20;
const body = document.body;
const root = body.dataset.root;

function settings() {
  try {
    return JSON.parse(localStorage.getItem("bocamina-settings") ?? "{}");
  } catch {
    return {};
  }
}

// ----- theme

const button = document.querySelector(".tools button");

function showTheme(theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  button.textContent = { system: "◐", lamp: "●", daylight: "○" }[theme];
  button.ariaLabel = `${button.dataset.title}: ${button.dataset[theme]}`;
  button.title = button.ariaLabel;
}

let theme = THEMES.includes(settings().theme) ? settings().theme : "system";
showTheme(theme);
button.hidden = false;
button.addEventListener("click", () => {
  theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
  showTheme(theme);
  try {
    localStorage.setItem("bocamina-settings", JSON.stringify({ ...settings(), theme }));
  } catch {
    // It lasts for this page, then.
  }
});

// ----- contents

const contents = document.querySelector("details.contents");
if (contents && matchMedia("(min-width: 80rem)").matches) contents.open = true;

// ----- search

const form = document.querySelector("form[role=search]");
const input = form.querySelector("input");
const panel = form.querySelector(".results");
const status = panel.querySelector("[role=status]");
const list = panel.querySelector("ul");
let entries = null;

/** Letters without their accents, so that "reglas de turno" and "Türkei" are found either way. */
const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

globalThis.bocaminaSearch = (found) => {
  entries = found.map(([address, anchor, page, title, words]) => ({
    address, anchor, page, title, words,
    foldedPage: fold(page), foldedTitle: fold(title), foldedWords: fold(words),
  }));
  search();
};

function load() {
  if (document.querySelector("script[data-search]")) return;
  const script = document.createElement("script");
  script.src = `${root}search-${document.documentElement.lang}.js`;
  script.dataset.search = "";
  document.head.append(script);
}

/** How well a part of a page fits: every word must be in it, best in its title. */
function score(entry, wanted) {
  let total = 0;
  for (const word of wanted) {
    if (entry.foldedTitle.startsWith(word)) total += 12;
    else if (entry.foldedTitle.includes(word)) total += 8;
    else if (entry.foldedPage.includes(word)) total += 3;
    if (entry.foldedWords.includes(word)) total += 2;
    else if (!entry.foldedTitle.includes(word) && !entry.foldedPage.includes(word)) return 0;
  }
  return total;
}

/** Some words around the place where the first wanted word stands. */
function excerpt(entry, wanted) {
  const place = Math.max(0, entry.foldedWords.indexOf(wanted[0]));
  const start = Math.max(0, entry.words.lastIndexOf(" ", Math.max(0, place - 30)));
  return entry.words.slice(start, start + 110).trim();
}

function search() {
  const wanted = fold(input.value).split(/\s+/).filter(Boolean);
  list.replaceChildren();
  panel.hidden = wanted.length === 0 || entries === null;
  if (panel.hidden) return;
  const found = entries
    .map((entry) => [score(entry, wanted), entry])
    .filter(([points]) => points > 0)
    .sort(([a], [b]) => b - a)
    .slice(0, MOST_RESULTS);
  status.textContent = found.length ? body.dataset.found + found.length : body.dataset.nothing;
  for (const [, entry] of found) {
    const link = document.createElement("a");
    link.href = `${root}${entry.address}#${entry.anchor}`;
    const title = document.createElement("b");
    title.textContent = entry.title === entry.page ? entry.page : `${entry.page} › ${entry.title}`;
    const about = document.createElement("span");
    about.textContent = excerpt(entry, wanted);
    link.append(title, about);
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
}

/** Moves from the field through the results and back. */
function step(by) {
  const stops = [input, ...list.querySelectorAll("a")];
  const at = stops.indexOf(document.activeElement);
  stops[Math.min(stops.length - 1, Math.max(0, at + by))]?.focus();
}

form.hidden = false;
input.addEventListener("focus", load);
input.addEventListener("input", search);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  list.querySelector("a")?.click();
});
form.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    panel.hidden = true;
    input.focus();
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    step(event.key === "ArrowDown" ? 1 : -1);
  }
});
list.addEventListener("click", () => (panel.hidden = true));
document.addEventListener("click", (event) => {
  if (!form.contains(event.target)) panel.hidden = true;
});
document.addEventListener("keydown", (event) => {
  const isTyping = event.target.closest?.("input, textarea, select");
  if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    input.focus();
  }
});
