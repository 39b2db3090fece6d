import { screen, within } from "@testing-library/react";
import type { GeneralLedger } from "@tieout/core";
import { expect, test } from "vitest";
import { aCashFlow } from "../../../testing/aCashFlow.ts";
import { expectTexts } from "../../../testing/expectTexts.ts";
import { finishedProjectApi } from "../../../testing/finishedProjectApi.ts";
import { renderApp } from "../../../testing/renderApp.tsx";

const trialBalance = `Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit,Account Type
1000,Bank,1600.00,,1100.00,,Current Asset
1500,Machinery,700.00,,,,Fixed Asset
2000,Trade creditors,,700.00,,,Current Liability
2500,Bank loan,,1500.00,,1000.00,Long Term Liability
3000,Share capital,,100.00,,100.00,Equity`;

const entry = (number: string, date: string, lines: readonly (readonly [string, bigint])[]) => ({
  number,
  date,
  text: "",
  journal: null,
  entity: null,
  reverses: null,
  lines: lines.map(([account, amount], row) => ({
    row,
    account,
    amount,
    text: "",
    party: null,
    document: null,
    lettering: null,
  })),
});

/** A machine that is not paid for yet, and a loan drawn and partly repaid. */
const generalLedger: GeneralLedger = {
  accounts: [],
  period: { start: "2025-01-01", end: "2025-12-31" },
  entries: [
    entry("1", "2025-02-01", [
      ["1500", 700_00n],
      ["2000", -700_00n],
    ]),
    entry("2", "2025-03-01", [
      ["1000", 900_00n],
      ["2500", -900_00n],
    ]),
    entry("3", "2025-09-01", [
      ["2500", 400_00n],
      ["1000", -400_00n],
    ]),
  ],
};

const compared = () =>
  aCashFlow(
    { trial_balance: trialBalance },
    { input: { generalLedger, comparesWithBalances: true } },
  );

test("what balances leave open stands with what the entries say, and opens its line", async () => {
  const { user } = await renderApp("/cash-flow", { api: finishedProjectApi(compared()) });
  await expectTexts(/^Balances alone would have left \d+ points? open\. The entries .* settle/);
  const list = within(screen.getByRole("list", { name: "What the ledger settled" }));
  expect(list.getAllByText("Settled").length).toBeGreaterThan(0);
  // An instruction beside "Settled" would look as if something were still to be done
  expect(list.getAllByText(/^Asked by balances alone: /).length).toBeGreaterThan(0);
  await user.click(list.getByRole("button", { name: "Proceeds from borrowings" }));
  const drawer = await screen.findByRole("dialog", { name: "Proceeds from borrowings" });
  expect(within(drawer).getByRole("button", { name: "Show 1 entry" })).toBeInTheDocument();
});

test("each line stands beside what balances alone would say, with the accounts that differ", async () => {
  await renderApp("/cash-flow", { api: finishedProjectApi(compared()) });
  await expectTexts("Opening balances and entries lead to the closing balances of all 5 accounts.");
  const table = await screen.findByRole("table", { name: "Before and after" });
  const row = within(table).getByRole("row", { name: /^Repayment of borrowings/ });
  expect(row.nextElementSibling).toHaveTextContent("2500 Bank loan: (400.00) by 1 entry");
  const cells = within(row).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent)).toEqual(["-", "(400)", "(400)"]);
});

test("an account that the entries do not lead to its closing balance stands in the roll-forward", async () => {
  const without = { ...generalLedger, entries: [...generalLedger.entries].slice(1) };
  const cashFlow = aCashFlow(
    { trial_balance: trialBalance },
    { input: { generalLedger: without } },
  );
  const { user, calls } = await renderApp("/cash-flow", {
    api: { ...finishedProjectApi(cashFlow), listRollForward: () => [UNSTATED] },
  });
  const row = async (name: RegExp) => {
    const table = await screen.findByRole("table", { name: "Roll-forward of the ledger" });
    const cells = within(await within(table).findByRole("row", { name })).getAllByRole("cell");
    return cells.map(({ textContent }) => textContent);
  };
  expect(await row(/^1500 Machinery/)).toEqual(["-", "-", "700", "700"]);
  expect(calls.filter(({ name }) => name === "listRollForward")).toEqual([]);
  // The whole is read when it is asked for
  await user.click(screen.getByRole("button", { name: "All 5 accounts" }));
  expect(await row(/^1000 Bank/)).toEqual(["200", "(50)", "150", "Not stated"]);
});

const UNSTATED = {
  account: "1000",
  accountName: "Bank",
  opening: "200.00",
  entries: "-50.00",
  closing: "150.00",
  difference: "0.00",
  isUnstated: true as const,
};

test("a ledger alone that prints no closing balances is proved by nothing, and says so", async () => {
  const accounts = [
    ["1000", "Bank"],
    ["1500", "Machinery"],
    ["2000", "Trade creditors"],
    ["2500", "Bank loan"],
  ].map(([code = "", name = ""]) => ({ code, name, type: "", opening: 0n, closing: null }));
  const alone = { ...generalLedger, accounts };
  const cashFlow = aCashFlow({}, { input: { generalLedger: alone } });
  await renderApp("/cash-flow", { api: finishedProjectApi(cashFlow) });
  await expectTexts(/^No file states closing balances: whether entries are missing/);
});

test("without a general ledger nothing is compared", async () => {
  await renderApp("/cash-flow", { api: finishedProjectApi() });
  await screen.findByRole("heading", { name: "Checks" });
  expect(screen.queryByText("What the ledger settled")).not.toBeInTheDocument();
  expect(screen.queryByText("Before and after")).not.toBeInTheDocument();
});
