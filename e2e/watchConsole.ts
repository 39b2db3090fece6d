import type { ConsoleMessage, Page } from "@playwright/test";

/**
 * Collects what a page complains of: errors and warnings in its console, what it throws, and what
 * its content policy refuses.
 */
export async function watchConsole(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`the content policy refused ${violatedDirective}: ${blockedURI}`);
    });
  });
  page.on("console", (message) => {
    if (isComplaint(message)) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.stack ?? error}`));
  return complaints;
}

/** What was asked for ahead is used late on a slow machine: that is no fault of a page. */
const USED_LATE = / was preloaded using link preload but not used within a few seconds/;

function isComplaint(message: ConsoleMessage): boolean {
  if (message.type() === "warning") return !USED_LATE.test(message.text());
  return message.type() === "error";
}
