import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { takenOver } from "./takenOver.ts";

const pictures = resolve(import.meta.dirname, "../test-results/screens");

/** What defines axe in a page: less than half of what it is in a module, and read anew by each page. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** What axe looks for: what WCAG 2.2 asks for at levels A and AA. */
const conformance = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules that a change of colours alone can break. */
const ofColours = ["color-contrast", "link-in-text-block"];
/** The rules that other colours on another width can break, where the parts of the page are the same. */
const ofLooks = [...ofColours, "target-size", "scrollable-region-focusable"];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Look = { theme: "light" | "dark"; width: number; rules: readonly string[] };

/** Each theme and each width once, for what a journey has come to: names and roles in one of the two. */
const looks: readonly Look[] = [
  { theme: "dark", width: 390, rules: ofLooks },
  { theme: "light", width: 1280, rules: conformance },
];

/** Whole screens in both themes, and at both widths: the second look at a width has new colours only. */
const allLooks: readonly Look[] = [
  { theme: "light", width: 1280, rules: conformance },
  { theme: "dark", width: 1280, rules: ofColours },
  { theme: "dark", width: 390, rules: conformance },
];

/** Looks at what a journey has come to, and leaves the page in the last look. */
export async function lookAt(page: Page, name: string, fullPage = true): Promise<void> {
  for (const look of looks) await lookOnce(page, name, look, fullPage);
}

/** Opens a screen, and waits until it is complete. */
async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectOpened(page, address);
}

/**
 * Goes to a screen of the app that is open already, as a link in it does: the app is not loaded anew.
 * From under a dialog, which has an address of its own, no link leads away.
 */
export async function goToScreen(page: Page, address: string): Promise<void> {
  if (page.url() === "about:blank" || page.url().includes("?")) return openScreen(page, address);
  await page.evaluate((address) => {
    const before = location.pathname;
    history.pushState(null, "", address);
    // Another screen has another heading: this one is marked until it has gone.
    if (location.pathname !== before) document.querySelector("h1")?.setAttribute("data-before", "");
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
  await expect(page.locator("h1[data-before]")).toHaveCount(0);
  await expectOpened(page, address);
}

async function expectOpened(page: Page, address: string): Promise<void> {
  await expectComplete(page);
  // A dialog that the address asks for is loaded after the screen it lies over.
  if (/[?&](new|settings)=/.test(address)) await expect(page.getByRole("dialog")).toBeVisible();
}

/**
 * Looks at a screen in both themes, then at a phone's width, and at the narrowest phone. It is opened as a
 * desktop opens it, whatever was looked at before.
 */
export async function expectAccessible(
  page: Page,
  name: string,
  address: string,
  open = openScreen,
): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, address);
  for (const look of allLooks) await lookOnce(page, name, look);
  await expectNoSidewaysScroll(page, name, 360);
}

async function lookOnce(
  page: Page,
  name: string,
  { theme, width, rules }: Look,
  fullPage = true,
): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 900 });
  // The app follows the system a moment later: halfway, the colours are of both themes.
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await expect(page.locator(loading)).toHaveCount(0);
  await keep(page, `${name}-${width}-${theme}`, fullPage);
  const where = `${name}, ${theme}, ${width} px`;
  expect.soft(await accessibilityProblems(page, rules), where).toEqual([]);
  await expectNarrow(page, where);
}

/**
 * Keeps a picture of what is on the page now, the whole of it or what the window shows, where
 * PICTURES=1 asks for it: no test reads one, and they take a tenth of the run.
 */
export async function keep(page: Page, name: string, fullPage = true): Promise<void> {
  if (!process.env.PICTURES) return;
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${pictures}/${name}.png`, fullPage });
}

const loading = '[data-later], [aria-label^="Loading"]';

/** Waits for a screen's heading, all its parts and the end of its skeletons; a dialog may lie over it. */
export async function expectComplete(page: Page): Promise<void> {
  await takenOver(page);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator(loading)).toHaveCount(0);
}

/** Waits for what fades or slides in to stand: half faded in, a letter has no contrast yet. */
async function finished(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== "running" || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
}

/** What axe finds wrong on the page, each with the elements it names. */
export async function accessibilityProblems(
  page: Page,
  rules: readonly string[] = conformance,
): Promise<string[]> {
  // From its beginning: what lies half beneath the bar at the top would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await finished(page);
  // Run in the page itself: the builder for Playwright takes twice as long, most of it for frames.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(findProblems, [...rules]);
}

/** In the page, where axe was loaded: it has no frames. */
async function findProblems(runOnly: string[]): Promise<string[]> {
  const { violations } = await window.axe.run({ runOnly, resultTypes: ["violations"] });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join("; ")})`,
  );
}

/** Makes the window as wide as said, and expects the page to be no wider. */
export async function expectNoSidewaysScroll(
  page: Page,
  name: string,
  width: number,
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expectNarrow(page, `${name}, ${width} px`);
}

/** A part that is laid out by script follows the window a moment later. */
async function expectNarrow(page: Page, where: string): Promise<void> {
  await expect.soft.poll(() => sidewaysScroll(page), { message: where }).toBe(0);
}

/** How many pixels the page is wider than the window. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
