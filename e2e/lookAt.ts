import { resolve } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { takenOver } from "./takenOver.ts";

const pictures = resolve(import.meta.dirname, "../test-results/screens");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Each theme and each width once: what a journey meets is looked at in these, whole screens in all four. */
const looks = [
  ["dark", 390],
  ["light", 1280],
] as const;

/** Looks at what a journey has come to, keeps a picture of each look, and leaves the page in the last. */
export async function lookAt(page: Page, name: string, fullPage = true): Promise<void> {
  for (const [theme, width] of looks) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await keep(page, `${name}-${width}-${theme}`, fullPage);
    expect(await accessibilityProblems(page), `${name}, ${theme}, ${width} px`).toEqual([]);
    expect(await sidewaysScroll(page), `${name}, ${theme}, ${width} px`).toBe(0);
  }
}

/** Opens a screen, and waits until it is complete. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectComplete(page);
  // A dialog that the address asks for is loaded after the screen it lies over.
  if (/[?&](new|settings)=/.test(address)) await expect(page.getByRole("dialog")).toBeVisible();
}

/** Looks at what is on the page in both themes, at both widths, and keeps a picture of each. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await expectComplete(page);
      await keep(page, `${name}-${width}-${theme}`);
      expect(await accessibilityProblems(page), `${theme}, ${width} px`).toEqual([]);
      expect(await sidewaysScroll(page), `${theme}, ${width} px`).toBe(0);
    }
  }
}

/** Keeps a picture of what is on the page now: the whole of it, or what the window shows. */
export async function keep(page: Page, name: string, fullPage = true): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${pictures}/${name}.png`, fullPage });
}

/** Waits for a screen's heading, all its parts and the end of its skeletons; a dialog may lie over it. */
export async function expectComplete(page: Page): Promise<void> {
  await takenOver(page);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator('[data-later], [aria-label^="Loading"]')).toHaveCount(0);
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
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // From its beginning: what lies half beneath the bar at the top would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await finished(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(rules)
    // There are no frames here, and the other mode opens a page of its own for each look.
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join("; ")})`,
  );
}

/** How many pixels the page is wider than the window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
