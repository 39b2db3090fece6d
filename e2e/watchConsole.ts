import type { ConsoleMessage, Page } from "@playwright/test";

/** Collects what a page complains of: errors and warnings in its console, and what it throws. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (isComplaint(message)) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.stack ?? error}`));
  return complaints;
}

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === "error" || message.type() === "warning";
}
