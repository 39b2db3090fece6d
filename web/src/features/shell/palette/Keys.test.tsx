import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { finishedProjectApi } from "../../../testing/finishedProjectApi.ts";
import { renderApp } from "../../../testing/renderApp.tsx";

async function goTo(typed: string) {
  const { user } = await renderApp("/audit-trail", { api: auditedApi() });
  await screen.findByRole("heading", { name: "Audit Trail" });
  await user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: /^Go to a screen/ });
  await user.click(field);
  await user.paste(typed);
  await screen.findByRole("option", { name: new RegExp(typed, "i") });
  await user.keyboard("{Enter}");
  return user;
}

const auditedApi = () => ({
  ...finishedProjectApi(),
  listAuditTrail: () => ({ entries: [], nextCursor: null, totalEntries: 0, exportCount: 0 }),
});

test("Ctrl-K goes to a line of the statement and opens it", async () => {
  await goTo("decrease in trade receivables");
  const line = "(Increase)/decrease in trade receivables";
  expect(await screen.findByRole("dialog", { name: line })).toBeVisible();
});

test("Ctrl-K goes to the row of an account", async () => {
  await goTo("1100 trade debtors");
  const table = await screen.findByRole("table", { name: "Accounts" });
  await expect.poll(() => table.querySelectorAll("tbody tr").length).toBe(1);
  expect(within(table).getByLabelText("Role of 1100 Trade debtors")).toBeVisible();
});

test("what Ctrl-K opens is a dialog with a name, and its list has its groups within it", async () => {
  const { user } = await renderApp("/audit-trail", { api: auditedApi() });
  await screen.findByRole("heading", { name: "Audit Trail" });
  await user.keyboard("{Control>}k{/Control}");
  const dialog = within(await screen.findByRole("dialog", { name: "Go to" }));
  const screens = within(dialog.getByRole("listbox")).getByRole("group", { name: "Screens" });
  expect(within(screens).getByRole("option", { name: "Dashboard" })).toBeVisible();
});

test("Escape closes what Ctrl-K opened, whatever was typed", async () => {
  const { user } = await renderApp("/audit-trail", { api: auditedApi() });
  await screen.findByRole("heading", { name: "Audit Trail" });
  await user.keyboard("{Control>}k{/Control}");
  await user.click(await screen.findByRole("combobox", { name: /^Go to a screen/ }));
  await user.paste("export");
  await user.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("dialog", { name: "Go to" })).toBeNull();
});

test("a slash searches, arrows walk the lines, and a question mark lists the keys", async () => {
  const { user } = await renderApp("/cash-flow", { api: finishedProjectApi() });
  const first = await screen.findByRole("button", { name: "Profit before tax" });
  await screen.findByRole("table", { name: "Accounts" });
  await user.keyboard("/");
  expect(screen.getByLabelText("Find an account")).toHaveFocus();
  first.focus();
  await user.keyboard("{ArrowDown}");
  const second = screen.getByRole("button", { name: "(Increase)/decrease in trade receivables" });
  expect(second).toHaveFocus();
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(first).toHaveFocus();
  await user.keyboard("?");
  expect(await screen.findByRole("dialog", { name: "Keys" })).toBeVisible();
});
