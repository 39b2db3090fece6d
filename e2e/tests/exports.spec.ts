import { readFile } from "node:fs/promises";
import { type Download, expect, type Page } from "@playwright/test";
import { accessibilityProblems, expectComplete } from "../lookAt.ts";
import { test } from "../signedIn.ts";

/** The file a click brings: an export opens in a new tab, which the browser turns into a download. */
async function downloadOf(page: Page, click: () => Promise<void>): Promise<Download> {
  const started = new Promise<Download>((resolve) => {
    page.context().on("page", (opened) => opened.on("download", resolve));
    page.on("download", resolve);
  });
  await click();
  return started;
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

const exports = [
  ["Export PDF Report", /^cash-flow-statement-.*\.pdf$/, "%PDF-"],
  ["Export Excel Workbook", /^cash-flow-statement-.*\.xlsx$/, "PK"],
  ["Export JSON", /^cash-flow-statement-.*\.json$/, "{"],
  ["Export Cash Flow Workings", /^cash-flow-workings-.*\.txt$/, ""],
  ["Export Disclosure Notes", /^disclosure-notes-.*\.docx$/, "PK"],
] as const;

test("every export arrives as its file, and stays in the history to be had again", async ({
  page,
}) => {
  await page.goto("/export");
  await expectComplete(page);
  for (const [label, name, beginning] of exports) {
    const download = await downloadOf(page, () =>
      page.getByRole("button", { name: label }).click(),
    );
    expect(download.suggestedFilename()).toMatch(name);
    const bytes = await bytesOf(download);
    expect(bytes.subarray(0, beginning.length).toString("latin1")).toBe(beginning);
    await expect(page.getByText("Export ready")).toBeVisible();
  }
  const history = page.getByRole("table", { name: "History of exports" });
  await expect(history.getByRole("row")).toHaveCount(exports.length + 1);
  const again = history.getByRole("button", { name: /^Download cash-flow-statement-.*\.json/ });
  const download = await downloadOf(page, () => again.click());
  expect(JSON.parse((await bytesOf(download)).toString()).tiesOut ?? true).toBe(true);
  // The last message lies over a button of the history while it is read.
  await expect(page.getByText("Export ready")).toBeHidden();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test("the dashboard exports in one click, and says so when it cannot", async ({ page }) => {
  await page.goto("/");
  const button = page.getByRole("button", { name: "Export Cash Flow Workings" });
  const download = await downloadOf(page, () => button.click());
  expect((await bytesOf(download)).toString()).toMatch(/workings/i);
  await page.route("**/cash-flow-workings/export*", (route) => route.abort());
  await button.click();
  await expect(page.getByText(/^Failed to export workings/)).toBeVisible();
});

test("a user's own words for a disclosure are kept and printed with it", async ({ page }) => {
  await page.goto("/cash-flow");
  await expectComplete(page);
  await page.getByRole("button", { name: "Add your words to Non-cash transactions" }).click();
  await page
    .getByLabel("Your words for Non-cash transactions")
    .fill("None, by the directors' review.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("None, by the directors' review.")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goto("/export");
  const button = page.getByRole("button", { name: "Export JSON" });
  const download = await downloadOf(page, () => button.click());
  expect((await bytesOf(download)).toString()).toContain("None, by the directors' review.");
});
