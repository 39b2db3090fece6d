import { expect } from "@playwright/test";
import { test } from "../ownProject.ts";

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
