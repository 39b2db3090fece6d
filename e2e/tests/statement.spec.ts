import { expect } from "@playwright/test";
import { accessibilityProblems } from "../lookAt.ts";
import { CashFlowPage } from "../pages/CashFlowPage.ts";
import { Shell } from "../pages/Shell.ts";
import { test } from "../signedIn.ts";

test("a line opens by keyboard and names its account and the row of the file", async ({ page }) => {
  const cashFlow = new CashFlowPage(page);
  await cashFlow.open();
  const drawer = await cashFlow.openLine("Purchase of property, plant and equipment");
  await expect(drawer.getByText("170 Equipment")).toBeVisible();
  await expect(drawer.getByText("Balance Sheet, row 8").first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(
    page.getByRole("button", { name: "Purchase of property, plant and equipment" }),
  ).toBeFocused();
});

test("a subtotal opens the lines it adds up", async ({ page }) => {
  const cashFlow = new CashFlowPage(page);
  await cashFlow.open();
  const drawer = await cashFlow.openLine("Net change in cash");
  const parts = drawer.getByRole("region", { name: "What this adds up" }).getByRole("listitem");
  await expect(parts).toHaveText([/194,000$/, /\(338,000\)$/, /132,000$/]);
});

test("a line is verified, the mark stays after a reload, and is taken back", async ({ page }) => {
  const cashFlow = new CashFlowPage(page);
  await cashFlow.open();
  const drawer = await cashFlow.openLine("Depreciation");
  await drawer.getByRole("button", { name: "Mark as verified" }).click();
  await expect(drawer.getByRole("button", { name: "Take verification back" })).toBeVisible();
  await page.reload();
  const row = cashFlow.statement("indirect").locator("tr[data-concept=depreciation]");
  await expect(row.getByText("Verified")).toBeVisible();
  const again = await cashFlow.openLine("Depreciation");
  await again.getByRole("button", { name: "Take verification back" }).click();
  await expect(again.getByRole("button", { name: "Mark as verified" })).toBeVisible();
  await expect(row.getByText("Verified")).toHaveCount(0);
});

test("the audit trail lists what happened and proves that nothing was touched", async ({
  page,
}) => {
  await page.goto("/audit-trail");
  await new Shell(page).expectHeading("Audit Trail");
  await expect(page.getByRole("cell", { name: "Project created" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "File upload" })).toHaveCount(2);
  await page.getByRole("button", { name: "Verify now" }).click();
  await expect(page.getByText(/^Intact: all \d+ entries follow$/)).toBeVisible();
});
