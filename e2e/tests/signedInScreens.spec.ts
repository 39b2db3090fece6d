import { expect } from "@playwright/test";
import { expectAccessible, goToScreen } from "../lookAt.ts";
import { CashFlowPage } from "../pages/CashFlowPage.ts";
import { Shell } from "../pages/Shell.ts";
import { halvesOf, signedInScreens } from "../screens.ts";
import { test } from "../signedIn.ts";
import { watchConsole } from "../watchConsole.ts";

for (const half of halvesOf(signedInScreens)) {
  const names = half.map(([name]) => name).join(", ");
  test(`${names}: accessible in both themes, and no wider than any window`, async ({ page }) => {
    const complaints = await watchConsole(page);
    for (const [name, address] of half) await expectAccessible(page, name, address, goToScreen);
    expect(complaints).toEqual([]);
  });
}

test("on a phone the screens are reached through the menu, the statement scrolls in itself, and the chosen theme stays", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 390, height: 844 });
  const shell = new Shell(page);
  await page.goto("/");
  await shell.openMenu();
  await expect(page.getByRole("link", { name: "Dashboard", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await shell.goTo("Cash Flow Statements");
  await shell.expectHeading("Statement of cash flows");
  await expect(page.getByRole("navigation", { name: "Screens" })).toBeHidden();
  const drawer = await new CashFlowPage(page).openLine("Depreciation");
  await expect(drawer.getByText("Profit & Loss, row 4")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("button", { name: "Depreciation", exact: true })).toBeFocused();

  await page.getByRole("button", { name: /^Theme: as the system/ }).click();
  await page.getByRole("button", { name: /^Theme: light/ }).click();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
