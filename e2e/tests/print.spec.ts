import { resolve } from "node:path";
import { expect } from "@playwright/test";
import { amountsOf, indirectOf } from "../knownCase.ts";
import { CashFlowPage } from "../pages/CashFlowPage.ts";
import { test } from "../signedIn.ts";

const paper = resolve(import.meta.dirname, "../../test-results/screens/cash-flow.pdf");

test("paper holds the statement alone, in ink on white, and nothing to click", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const cashFlow = new CashFlowPage(page);
  await cashFlow.open();
  const indirect = indirectOf("service-company-year-2");
  expect(await cashFlow.amounts("indirect")).toEqual(amountsOf(indirect));
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(cashFlow.statement("indirect")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Checks" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Disclosures", exact: true })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Screens" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Direct" })).toBeHidden();
  const colours = await page.evaluate(() => {
    const style = getComputedStyle(document.body);
    return [style.backgroundColor, style.color];
  });
  expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
  const bytes = await page.pdf({ path: paper, preferCSSPageSize: true });
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
});
