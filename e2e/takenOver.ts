import type { Page } from "@playwright/test";

/** Waits until the app has taken a page over: until then what is clicked reaches nobody. */
export async function takenOver(page: Page): Promise<void> {
  // React marks each element that it has in hand.
  await page.waitForFunction(() => {
    const heading = document.querySelector("h1");
    return heading !== null && Object.keys(heading).some((key) => key.startsWith("__react"));
  });
}
