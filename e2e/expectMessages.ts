import type { Page } from "@playwright/test";

/**
 * Acts, and waits for a message of these words. A message is gone after five seconds: the page itself looks
 * for it, from before the act and at every frame, so that a busy machine cannot miss it.
 */
export async function expectMessages(
  page: Page,
  texts: readonly string[],
  act: () => Promise<void>,
): Promise<void> {
  const shown = page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[role="status"]')].some(({ textContent }) =>
        wanted.every((text) => textContent?.includes(text)),
      ),
    texts,
  );
  await Promise.all([shown, act()]);
}
