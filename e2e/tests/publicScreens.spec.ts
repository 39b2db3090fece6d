import { expect, test } from "@playwright/test";
import { accessibilityProblems, picture, sidewaysScroll } from "../lookAt.ts";
import { publicScreens } from "../screens.ts";
import { watchConsole } from "../watchConsole.ts";

for (const theme of ["light", "dark"] as const) {
  for (const width of [1280, 390]) {
    test(`public screens, ${theme}, ${width} px: accessible, and no wider than the window`, async ({
      page,
    }) => {
      const complaints = await watchConsole(page);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      for (const [name, address] of Object.entries(publicScreens)) {
        await picture(page, address, `${name}-${width}-${theme}`);
        expect(await accessibilityProblems(page), name).toEqual([]);
        expect(await sidewaysScroll(page), name).toBe(0);
      }
      expect(complaints).toEqual([]);
    });
  }
}

for (const width of [360, 768, 1920]) {
  test(`public screens hold together at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, address] of Object.entries(publicScreens)) {
      await picture(page, address, `${name}-${width}-light`);
      expect(await sidewaysScroll(page), name).toBe(0);
    }
  });
}
