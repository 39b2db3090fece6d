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

test("every export arrives as its file, with one's own words, and stays in the history", async ({
  page,
}) => {
  await writeWords(page);
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
  const json = (await bytesOf(await downloadOf(page, () => again.click()))).toString();
  expect(JSON.parse(json).tiesOut ?? true).toBe(true);
  expect(json).toContain(ownWords);
  // The last message lies over a button of the history while it is read.
  await expect(page.getByText("Export ready")).toBeHidden();
  expect(await accessibilityProblems(page)).toEqual([]);
});

const ownWords = "None, by the directors' review.";

async function writeWords(page: Page): Promise<void> {
  await page.goto("/cash-flow");
  await expectComplete(page);
  await page.getByRole("button", { name: "Add your words to Non-cash transactions" }).click();
  await page.getByLabel("Your words for Non-cash transactions").fill(ownWords);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(ownWords)).toBeVisible();
}
