import type { Page } from "@playwright/test";

/** How long a message is shown (specification section 9). */
const shownForMs = 5_000;

/**
 * Keeps the messages that come from now on until another comes, so that a test can measure where one stands:
 * a busy machine needs longer than the seconds for which it is shown.
 */
export async function keepMessages(page: Page): Promise<void> {
  await page.evaluate((shownForMs) => {
    const wait = window.setTimeout.bind(window);
    const waitUnlessShown = (act: () => void, ms?: number) =>
      ms === shownForMs ? 0 : wait(act, ms);
    Object.assign(window, { setTimeout: waitUnlessShown });
  }, shownForMs);
}
