import { expect } from "@playwright/test";
import { test } from "../baseTest.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../lookAt.ts";
import { halvesOf, publicScreens } from "../screens.ts";
import { watchConsole } from "../watchConsole.ts";

/** Of the three pages of law one: they are one component, and their words are read without JavaScript. */
const { support: _support, terms: _terms, ...looked } = publicScreens;

for (const half of halvesOf(looked)) {
  const names = half.map(([name]) => name).join(", ");
  test(`${names}: accessible in both themes, whole at every width, and their theme is chosen`, async ({
    page,
  }) => {
    const complaints = await watchConsole(page);
    for (const [name, address] of half) {
      await expectAccessible(page, name, address);
      for (const width of [768, 1920]) await expectNoSidewaysScroll(page, name, width);
      await page.getByRole("button", { name: /^Theme: as the system/ }).click();
      await expect(page.getByRole("button", { name: /^Theme: light/ }), name).toBeVisible();
      await page.evaluate(() => localStorage.clear());
    }
    expect(complaints).toEqual([]);
  });
}
