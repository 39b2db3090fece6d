import { expect } from "@playwright/test";
import { test } from "../ownProject.ts";
import { DashboardPage } from "../pages/DashboardPage.ts";

const books = [
  "Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit,Account Type",
  "1000,Bank,130.00,,100.00,,Current Asset",
  "1100,Trade debtors,30.00,,20.00,,Current Asset",
  "3000,Share capital,,100.00,,100.00,Equity",
  "3900,Retained earnings,,20.00,,20.00,Equity",
  "4000,Sales,,100.00,,,Revenue",
  "5000,Overheads,60.00,,,,Expense",
].join("\n");

test("the keyboard's place is ringed on every control of the dashboard, and begins with a way past the navigation", async ({
  page,
  project,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(
    page.getByRole("button", { name: `Project: ${project.name}. Change project` }),
  ).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(main).toBeFocused();
  await expect(main.getByRole("heading", { name: "Cash flow preview" })).toBeVisible();
  const buttons = [
    main.getByRole("button", { name: "New Project" }),
    main.getByRole("link", { name: "Project settings" }),
    main.getByRole("button", { name: "Choose File: Trial Balance" }),
    main.getByRole("button", { name: "Process Data" }),
    main.getByRole("tab", { name: "Train" }),
    main.getByRole("button", { name: "Indirect", exact: true }),
    main.getByRole("link", { name: "Edit" }),
  ];
  for (const button of buttons) {
    await button.focus();
    await expect(button).toHaveCSS("outline-style", "solid");
    await expect(button).toHaveCSS("outline-width", "2px");
  }
});

test("on a phone a message leaves the buttons of a dialog free", async ({ page, project }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await project.upload("trial_balance", "books.csv", books);
  await page.goto("/");
  await new DashboardPage(page).process();
  await page.getByRole("link", { name: "Project settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Project settings" });
  await expect(dialog).toBeVisible();
  const message = page.getByText("The statement ties out", { exact: true });
  const [said, cancel] = await Promise.all([
    message.boundingBox(),
    dialog.getByRole("button", { name: "Cancel" }).boundingBox(),
  ]);
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(cancel?.y ?? 0);
});
