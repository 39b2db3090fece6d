import { expect } from "@playwright/test";
import { accessibilityProblems } from "../lookAt.ts";
import { test } from "../ownProject.ts";
import { DashboardPage } from "../pages/DashboardPage.ts";
import { Shell } from "../pages/Shell.ts";

const header =
  "Entity,Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit,Account Type";

const group = [
  header,
  "North,1000,Bank,80,,50,,Current Asset",
  "North,3000,Share capital,,50,,50,Equity",
  "North,4000,Sales,,30,,,Revenue",
  "South,1000,Bank,20,,15,,Current Asset",
  "South,3000,Share capital,,15,,15,Equity",
  "South,4000,Sales,,5,,,Revenue",
].join("\n");

test("policies follow the framework, a forbidden one says why, and a change is told", async ({
  page,
  project,
}) => {
  await project.upload("trial_balance", "group.csv", group);
  await project.process();
  await page.goto("/");
  await page.getByRole("link", { name: "Project settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Project settings" });
  await dialog.getByLabel("Name", { exact: true }).fill("North and South");
  await dialog.getByLabel("Framework").click();
  await page.getByRole("option", { name: "IFRS (IAS 7 with IFRS 18)" }).click();
  await dialog.getByLabel("Interest paid").click();
  const forbidden = page.getByRole("option", {
    name: /^Operating activities \(not under IAS 7\.34A/,
  });
  await expect(forbidden).toBeDisabled();
  await page.keyboard.press("Escape");
  await dialog.getByLabel("Main business activity").click();
  await page.getByRole("option", { name: "Financing customers" }).click();
  await dialog.getByLabel("Interest paid").click();
  await expect(page.getByRole("option", { name: "Operating activities" })).toBeEnabled();
  await page.keyboard.press("Escape");
  await dialog.getByLabel("Period end").fill("2025-12-31");
  await expect(dialog.getByLabel("Period start")).toHaveValue("2025-01-01");
  await expect(dialog.getByText(/will be out of date/)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save settings" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /^Project: North and South/ })).toBeVisible();
  await new Shell(page).goTo("Cash Flow Statements");
  await expect(page.getByText("Out of date", { exact: true })).toBeVisible();
});

test("a project is deleted only when its name is typed", async ({ page, project: { name } }) => {
  await page.goto("/?settings=project");
  const dialog = page.getByRole("dialog", { name: "Project settings" });
  await dialog.getByRole("button", { name: "Delete project" }).click();
  const last = dialog.getByRole("button", { name: "Delete for good" });
  await dialog.getByLabel(`Type ${name}`).fill(name.slice(0, -1));
  await expect(last).toBeDisabled();
  await dialog.getByLabel(`Type ${name}`).fill(name);
  await last.click();
  await expect(page.getByText("Project deleted", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: `Project: ${name}. Change project` })).toHaveCount(
    0,
  );
});

test("entities are consolidated when the box is ticked, and each is seen by itself", async ({
  page,
  project,
}) => {
  await project.upload("trial_balance", "group.csv", group);
  await page.goto("/");
  const dashboard = new DashboardPage(page);
  const box = page.getByRole("checkbox", { name: "Multi-entity consolidation" });
  await expect(box).toBeChecked();
  await box.uncheck();
  await page.getByRole("button", { name: "Process Data" }).click();
  await expect(page.getByText(/The files name several entities \(North, South\)/)).toBeVisible();
  await box.check();
  await dashboard.process();
  await page.goto("/cash-flow");
  await page.getByLabel("Entity").click();
  await page.getByRole("option", { name: "North" }).click();
  await expect(page.getByText("North alone")).toBeVisible();
  const change = page.locator("tr[data-concept=net_change_in_cash] .current");
  await expect(change).toHaveText("30");
  await page.reload();
  await expect(change).toHaveText("30");
  await page.getByRole("button", { name: /^Project: / }).click();
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await page.getByRole("dialog", { name: "Project settings" }).press("Escape");
  await expect(page).toHaveURL(/\/cash-flow\?entity=North$/);
  await expect(change).toHaveText("30");
  await page.getByLabel("Entity").click();
  await page.getByRole("option", { name: "All entities together" }).click();
  await expect(change).toHaveText("35");
});

test("a project is found in the switcher by a part of its name, and stays after a reload", async ({
  page,
  project,
}) => {
  await page.goto("/");
  await new DashboardPage(page).createProject("IFRS", "Harbour Group 2025");
  await page.getByRole("button", { name: /^Project: Harbour Group 2025/ }).click();
  const list = page.getByRole("dialog", { name: "Projects" });
  await list.getByLabel("Find a project").fill(project.name.slice(2, 40).toUpperCase());
  await expect(list.getByRole("listitem")).toHaveCount(1);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Enter");
  const chosen = page.getByRole("button", { name: `Project: ${project.name}. Change project` });
  await expect(chosen).toBeVisible();
  await page.reload();
  await expect(chosen).toBeVisible();
});

test("a name and the notifications persist, and the services are measured", async ({ page }) => {
  await page.goto("/auth-settings");
  await page.getByLabel("Name", { exact: true }).fill("Grace Hopper");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("button", { name: "User menu: Grace Hopper" })).toBeVisible();
  const toggle = page.getByRole("switch", { name: /^Export ready/ });
  await expect(toggle).toBeChecked();
  const kept = page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/auth/settings") && response.request().method() === "PUT",
  );
  await toggle.click();
  await kept;
  await page.reload();
  await expect(toggle).not.toBeChecked();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Grace Hopper");
  await expect(page.getByText(/^Answers in \d+ ms$/)).toHaveCount(4);
});

test("the audit trail is filtered by action, and goes on page by page", async ({
  page,
  project,
}) => {
  for (let count = 1; count <= 55; count += 1) {
    await project.call("PATCH", "", { name: `Renamed ${count}` });
  }
  await page.goto("/audit-trail");
  const rows = page.getByRole("table", { name: "Activity History" }).getByRole("row");
  await expect(rows).toHaveCount(51);
  await page.getByRole("button", { name: "Show older entries" }).click();
  await expect(rows).toHaveCount(57);
  await page.getByLabel("Action").click();
  await page.getByRole("option", { name: "Project created" }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByText("56", { exact: true })).toBeVisible();
});
