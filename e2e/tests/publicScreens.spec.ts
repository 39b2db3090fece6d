import { expect, test } from "@playwright/test";
import { expectAccessible, keep, openScreen, sidewaysScroll } from "../lookAt.ts";
import { publicScreens } from "../screens.ts";
import { watchConsole } from "../watchConsole.ts";

for (const [name, address] of Object.entries(publicScreens)) {
  test(`${name}: accessible in both themes, and holds together at every width`, async ({
    page,
  }) => {
    const complaints = await watchConsole(page);
    await openScreen(page, address);
    await expectAccessible(page, name);
    for (const width of [360, 768, 1920]) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize({ width, height: 900 });
      await keep(page, `${name}-${width}-light`);
      expect(await sidewaysScroll(page), `${width} px`).toBe(0);
    }
    expect(complaints).toEqual([]);
  });
}
