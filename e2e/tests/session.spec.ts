import { expect, type Page } from "@playwright/test";
import { keepMessages } from "../keepMessages.ts";
import { CashFlowPage } from "../pages/CashFlowPage.ts";
import { Shell } from "../pages/Shell.ts";
import { test } from "../signedIn.ts";

test("a session that ends by itself is announced on top of the page, loses nothing that was typed, and can be left", async ({
  page,
  finished: { account },
}) => {
  await page.goto("/adjustments?new=journal");
  const typed = page.getByRole("dialog").getByRole("textbox").first();
  await typed.fill("typed before the session ended");
  await endSession(page);
  const lost = page.getByRole("dialog", { name: "Your session has ended" });
  await lost.getByLabel("Email").fill(account.email);
  await lost.getByLabel("Password", { exact: true }).fill(account.password);
  await lost.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(lost).toBeHidden();
  await expect(typed).toHaveValue("typed before the session ended");

  await endSession(page);
  await lost.getByRole("button", { name: "Leave without signing in" }).click();
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
});

test("a lost connection is said, on a screen that was never loaded too, and its return", async ({
  page,
  context,
}) => {
  const shell = new Shell(page);
  await page.goto("/audit-trail");
  await expect(page.getByRole("cell", { name: "Project created" })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\. /)).toBeVisible();
  await shell.goTo("Upload Data");
  await expect(page.getByText(/^You are offline, and this page was not loaded/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload" })).toHaveCount(0);
  await shell.goTo("Audit Trail");
  await expect(page.getByRole("cell", { name: "Project created" })).toBeVisible();
  await shell.goTo("Upload Data");
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline\. /)).toHaveCount(0);
  await page.getByRole("button", { name: "Reload" }).click();
  await shell.expectHeading("Upload Data");

  const cashFlow = new CashFlowPage(page);
  await cashFlow.openFromMenu();
  const drawer = await cashFlow.openLine("Depreciation");
  const side = await drawer.boundingBox();
  await drawer.getByRole("button", { name: "Mark as verified" }).click();
  const dialog = page.getByRole("dialog", { name: "Why is this right?" });
  await dialog.getByLabel("Reason").fill("Agreed with the register");
  await keepMessages(page);
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Mark as verified" }).click();
  // Found by its role: whoever hears the page hears it, though the drawer hides what is beside it.
  const message = page.getByRole("status").filter({ hasText: "could not be reached" });
  await expect(message).toBeVisible();
  // It stands beside the drawer, whose buttons stay in reach.
  const said = await message.boundingBox();
  expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThan(side?.x ?? 0);
});

/** Takes the credentials out of the browser, as the identity service does when it ends a session. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("firebaseLocalStorageDb");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = "firebaseLocalStorage";
          const change = opening.result.transaction(store, "readwrite");
          change.objectStore(store).clear();
          change.oncomplete = () => resolve();
          change.onerror = () => reject(change.error);
        };
      }),
  );
}
