import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Chromium without windows, and without what only windows need: the journeys take a sixth less processor time. */
const shells = ["chromium-headless-shell"];
const browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * A page of a test is gone before its scripts are worth being compiled a second and a third time, and more threads
 * than cores that clear memory away wait for each other. No process of its own draws where there is no GPU.
 */
const forShortPages = [
  "--js-flags=--no-opt --no-maglev --single-threaded-gc --max-semi-space-size=32",
  "--in-process-gpu",
];

/** The browser of the journeys, and how it is started. */
export const headlessShell = {
  executablePath: firstOf([...shells, ...browsers]),
  args: [...args, ...forShortPages],
};

/** The browser of everything that is measured: the one that people have, where this machine has it. */
export const chromium = { executablePath: firstOf([...browsers, ...shells]), args };

/** The browser that `CHROMIUM` names, or the first of these on the path; without any, Playwright says so. */
function firstOf(names: readonly string[]): string {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return process.env.CHROMIUM ?? places.find((place) => existsSync(place)) ?? "/usr/bin/chromium";
}
