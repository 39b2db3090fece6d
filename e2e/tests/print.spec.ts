import { resolve } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { amountsOf, indirectOf } from "../knownCase.ts";
import { CashFlowPage } from "../pages/CashFlowPage.ts";
import { test } from "../signedIn.ts";

const paper = resolve(import.meta.dirname, "../../test-results/screens/cash-flow.pdf");

test("on screen a row is 28 px high, the heads stay in sight, and the system's colours tell what is chosen; paper holds the statement alone, in ink on white", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const cashFlow = new CashFlowPage(page);
  await cashFlow.open();
  await expectDense(page, cashFlow.statement("indirect"));
  const indirect = indirectOf("service-company-year-2");
  expect(await cashFlow.amounts("indirect")).toEqual(amountsOf(indirect));
  await expectChosenInForcedColours(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark", forcedColors: "none" });
  await expect(cashFlow.statement("indirect")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Checks" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Disclosures", exact: true })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Screens" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("columnheader", { name: "Prior Year" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Direct" })).toBeHidden();
  const colours = await page.evaluate(() => {
    const style = getComputedStyle(document.body);
    return [style.backgroundColor, style.color];
  });
  expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
  for (const [format, height] of [
    ["A4", 842],
    ["Letter", 792],
  ] as const) {
    const bytes = await page.pdf({ path: paper, format, preferCSSPageSize: true });
    const heights = [...bytes.toString("latin1").matchAll(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/g)];
    expect(heights.map(([, found]) => Math.floor(Number(found)))).toEqual([height]);
  }
});

/** Where the system chooses the colours, the method that is shown is told from the other one, and accounts from each other. */
async function expectChosenInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  const grounds = ["Indirect", "Direct"].map((name) =>
    page
      .getByRole("button", { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor),
  );
  const [chosen, other] = await Promise.all(grounds);
  expect(chosen).not.toBe(other);
  const account = page.locator("#accounts tr[aria-rowindex='3']");
  const line = await account.evaluate((row) => getComputedStyle(row).borderTopStyle);
  expect(line).toBe("solid");
}

/** Rows of 28 px, a sheet as wide as a page, and heads that stay where its rows are scrolled. */
async function expectDense(page: Page, table: Locator): Promise<void> {
  const heights = await table
    .locator("tr[data-concept]")
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
  const usual = heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)];
  expect(usual).toBe(28);
  expect((await table.boundingBox())?.width).toBeLessThanOrEqual(760);
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(heading?.height).toBeLessThanOrEqual(36);
  await table.locator("tr[data-concept]").last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect(table.getByRole("columnheader", { name: "Description" })).toBeInViewport();
}
