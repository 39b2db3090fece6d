import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aCashFlow, smallTrialBalance } from "../../testing/aCashFlow.ts";
import { finishedProjectApi } from "../../testing/finishedProjectApi.ts";
import { renderApp } from "../../testing/renderApp.tsx";

const debtors = Array.from(
  { length: 1_000 },
  (_, at) => `${20_000 + at},Trade debtors ${at},${at + 2}.00,,1.00,,Current Asset`,
);
const creditor = "30000,Trade creditors,,503499.00,,2000.00,Current Liability";
const cash = "1001,Bank two,1999.00,,1000.00,,Current Asset";

async function openReceivables(rows: readonly string[]) {
  const cashFlow = aCashFlow({ trial_balance: [smallTrialBalance, ...rows].join("\n") });
  const app = await renderApp("/cash-flow", { api: finishedProjectApi(cashFlow) });
  const line = "(Increase)/decrease in trade receivables";
  await app.user.click(await screen.findByRole("button", { name: line }));
  return { ...app, drawer: within(await screen.findByRole("dialog", { name: line })) };
}

test("a thousand pieces of a line: the largest first, those in sight drawn, any found and copied", async () => {
  const { user, drawer } = await openReceivables([...debtors, creditor, cash]);
  const drawn = drawer.getAllByRole("listitem");
  expect(drawn.length).toBeLessThan(40);
  expect(drawn[0]).toHaveTextContent("20999 Trade debtors 999");
  expect(drawn[0]).toHaveTextContent("Opening 1 · closing 1,001 · movement 1,000");
  await user.click(drawer.getByLabelText("Find among 1,001"));
  await user.paste("debtors 37");
  await expect.poll(() => drawer.queryByText(/^20999/)).toBeNull();
  const copied = vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
  await user.click(drawer.getByRole("button", { name: /^Copy/ }));
  const text = await (await copied.mock.calls[0]?.[0][0]?.getType("text/plain"))?.text();
  expect(text).toContain("Trade receivables\t20037\tTrade debtors 37\t-38.00\t1.00\t39.00\t38.00");
});

test("an account of a line leads to its row", async () => {
  const { user, drawer } = await openReceivables([]);
  await user.click(drawer.getByRole("button", { name: "1100 Trade debtors" }));
  const table = await screen.findByRole("table", { name: "Accounts" });
  await expect.poll(() => table.querySelectorAll("tbody tr").length).toBe(1);
  expect(within(table).getByLabelText("Role of 1100 Trade debtors")).toBeVisible();
});
