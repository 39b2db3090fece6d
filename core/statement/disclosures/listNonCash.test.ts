import { expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
import { balance, minor } from "../../testing/ledgerRows.ts";
import { statementFrom } from "../../testing/statementFrom.ts";
import { plainInput } from "../../testing/statementInputs.ts";

const codes = [
  "ppe_cost",
  "ppe_accumulated_depreciation",
  "lease_liabilities",
  "borrowings",
  "bonds",
  "interest_payable",
  "share_capital",
  "retained_earnings",
  "revaluation_reserve",
  "cost_of_sales",
  "interest_expense",
  "dividends_payable",
] as const satisfies readonly Role[];

/** What is disclosed of a journal that debits one account and credits another. */
function disclosed(debit: Role, credit: Role): string[] {
  return statementFrom({
    ...plainInput,
    mappings: new Map([...codes, "cash_and_cash_equivalents" as const].map((code) => [code, code])),
    rows: {
      trial_balance: [
        balance("cash_and_cash_equivalents", "50", "50"),
        ...codes.map((code) => balance(code, "0", "0")),
        balance("share_capital", "-50", "-50"),
      ],
    },
    adjustments: [
      {
        id: "j",
        reason: "A journal",
        adjustmentType: "journal",
        lines: [
          { kind: "account", account: debit, amount: minor("20"), presentAs: null },
          { kind: "account", account: credit, amount: minor("-20"), presentAs: null },
        ],
      },
    ],
  }).nonCashTransactions.map(({ amount }) => amount);
}

test.each<[string, Role, Role]>([
  ["an asset bought on credit of a lender", "ppe_cost", "borrowings"],
  ["debt turned into shares", "bonds", "share_capital"],
  ["an asset given for shares", "ppe_cost", "share_capital"],
])("%s is an investing or financing transaction without cash (IAS 7.44)", (_, debit, credit) => {
  expect(disclosed(debit, credit)).toEqual(["20.00"]);
});

test.each<[string, Role, Role]>([
  ["depreciation within cost of sales", "cost_of_sales", "ppe_accumulated_depreciation"],
  ["accrued interest", "interest_expense", "interest_payable"],
  ["a discount that is amortised", "interest_expense", "bonds"],
  ["a stock dividend", "retained_earnings", "share_capital"],
  ["a revaluation", "ppe_cost", "revaluation_reserve"],
])("%s is none", (_, debit, credit) => {
  expect(disclosed(debit, credit)).toEqual([]);
});
