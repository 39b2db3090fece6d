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

const ownWords = "None, by the directors' review.";

test("an export arrives as its file, with one's own words, and is fetched again from the history", async ({
  page,
  finished: { project },
}) => {
  await project.call("PUT", "/disclosure-notes/non_cash_transactions", { text: ownWords });
  await page.goto("/export");
  await expectComplete(page);
  const pdf = await downloadOf(page, () =>
    page.getByRole("button", { name: "Export PDF Report" }).click(),
  );
  expect(pdf.suggestedFilename()).toMatch(/^cash-flow-statement-.*\.pdf$/);
  expect((await bytesOf(pdf)).subarray(0, 5).toString("latin1")).toBe("%PDF-");
  await downloadOf(page, () => page.getByRole("button", { name: "Export JSON" }).click());
  const history = page.getByRole("table", { name: "History of exports" });
  await expect(history.getByRole("row")).toHaveCount(3);
  const again = history.getByRole("button", { name: /^Download cash-flow-statement-.*\.json/ });
  const json = (await bytesOf(await downloadOf(page, () => again.click()))).toString();
  expect(JSON.parse(json)).toMatchObject({ tiesOut: true });
  expect(json).toContain(ownWords);
  // A message lies over a button of the history while it is read.
  await expect(page.getByText("Export ready")).toBeHidden();
  expect(await accessibilityProblems(page)).toEqual([]);
});
