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

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === "error" || message.type() === "warning";
}
