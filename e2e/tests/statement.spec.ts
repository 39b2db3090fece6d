import { expect } from "@playwright/test";
import { accessibilityProblems } from "../lookAt.ts";
import { CashFlowPage } from "../pages/CashFlowPage.ts";
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
