import { expect } from "@playwright/test";
import { expectAccessible, openScreen, sidewaysScroll } from "../lookAt.ts";
import { CashFlowPage } from "../pages/CashFlowPage.ts";
import { Shell } from "../pages/Shell.ts";
import { signedInScreens } from "../screens.ts";
import { test } from "../signedIn.ts";
import { watchConsole } from "../watchConsole.ts";

for (const [name, address] of Object.entries(signedInScreens)) {
  test(`${name}: accessible in both themes, and no wider than any window`, async ({ page }) => {
    const complaints = await watchConsole(page);
    await openScreen(page, address);
    await expectAccessible(page, name);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await sidewaysScroll(page), "the narrowest phone").toBe(0);
    expect(complaints).toEqual([]);
  });
}

test("on a phone the screens are reached through the menu, and the statement scrolls in itself", async ({
  page,
}) => {
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
});

test("the chosen theme stays after a reload", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await page.getByRole("button", { name: /^Theme: as the system/ }).click();
  await page.getByRole("button", { name: /^Theme: light/ }).click();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
