import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aCashFlow, smallTrialBalance } from "../../../testing/aCashFlow.ts";
import { finishedProjectApi } from "../../../testing/finishedProjectApi.ts";
import { renderApp } from "../../../testing/renderApp.tsx";

const debtors = Array.from(
  { length: 1_000 },
  (_, at) => `${20_000 + at},Trade debtors ${at},${at + 2}.00,,1.00,,Current Asset`,
);
const creditor = "30000,Trade creditors,,503499.00,,2000.00,Current Liability";
const cash = "1001,Bank two,1999.00,,1000.00,,Current Asset";

const receivables = "(Increase)/decrease in trade receivables";

async function openLine(line: string, rows: readonly string[]) {
  const cashFlow = aCashFlow({ trial_balance: [smallTrialBalance, ...rows].join("\n") });
  const app = await renderApp("/cash-flow", { api: finishedProjectApi(cashFlow) });
  await app.user.click(await screen.findByRole("button", { name: line }));
  return { ...app, drawer: within(await screen.findByRole("dialog", { name: line })) };
}

test("a thousand pieces of a line: the largest first, those in sight drawn, any found and copied", async () => {
  const { user, drawer } = await openLine(receivables, [...debtors, creditor, cash]);
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

test("accounts stand by role with what they come to, and each leads to its row", async () => {
  const { user, drawer } = await openLine("Profit before tax", [
    "5100,Rent,7.00,,,,Expense",
    "2100,Accruals,,7.00,,,Current Liability",
  ]);
  const list = drawer.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(list.slice(0, 3)).toEqual([
    "Revenue100",
    expect.stringMatching(/^4000 Sales/),
    "Operating expenses(67)",
  ]);
  await user.click(drawer.getByRole("button", { name: "5000 Overheads" }));
  const table = await screen.findByRole("table", { name: "Accounts" });
  await expect.poll(() => table.querySelectorAll("tbody tr").length).toBe(1);
  expect(within(table).getByLabelText("Role of 5000 Overheads")).toBeVisible();
});
