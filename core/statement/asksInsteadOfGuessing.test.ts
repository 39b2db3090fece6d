import { expect, test } from "vitest";
import type { TrialBalanceRow } from "../ingest/rows.ts";
import type { Framework } from "../policies/policies.ts";
import type { Role } from "../roles/roles.ts";
import { balance } from "../testing/ledgerRows.ts";
import { plainInput } from "../testing/statementInputs.ts";
import { prepareStatement } from "./prepareStatement.ts";

/** A balance under a role and a name; debit-positive, this year's first. */
type Line = readonly [role: Role, name: string, current: string, prior: string];

function prepare(lines: readonly Line[], framework: Framework = "IFRS") {
  const rows = lines.map(([, name, current, prior]): TrialBalanceRow => {
    return { ...balance(name, current, prior), name };
  });
  const mappings = new Map(lines.map(([role, name]) => [name, role] as const));
  const rowsOf = { trial_balance: rows };
  const prepared = prepareStatement({ ...plainInput, framework, mappings, rows: rowsOf });
  if (!prepared.ok) throw new Error(prepared.problems.map(({ message }) => message).join("\n"));
  return prepared.value.statements;
}

function lineOf(lines: readonly Line[], concept: string, framework?: Framework) {
  const { indirect, direct } = prepare(lines, framework);
  return [...indirect.lines, ...direct.lines].find((line) => line.concept === concept);
}

const cash = (current: string): Line => ["cash_and_cash_equivalents", "Cash", current, "100"];
const capital: Line = ["share_capital", "Share capital", "-100", "-100"];

/* Each of these moves without cash, in whole or in part, and balances alone cannot say so. */
test.each<[string, string, readonly Line[]]>([
  [
    "leases without the asset they were taken out for",
    "payment_of_lease_liabilities",
    [cash("140"), capital, ["lease_liabilities", "Lease obligation", "-40", "0"]],
  ],
  [
    "goodwill that rose",
    "acquisition_of_subsidiary",
    [cash("60"), capital, ["goodwill", "Goodwill", "40", "0"]],
  ],
  [
    "plant without any depreciation in profit",
    "purchase_of_ppe",
    [
      cash("60"),
      ["ppe_cost", "Plant", "90", "50"],
      ["share_capital", "Share capital", "-150", "-150"],
    ],
  ],
  [
    "one charge for depreciation of plant and of leased assets at their carrying amounts",
    "purchase_of_ppe",
    [
      cash("80"),
      ["ppe_cost", "Plant", "90", "80"],
      ["right_of_use_assets", "Right-of-use assets", "45", "40"],
      ["lease_liabilities", "Lease liabilities", "-40", "-40"],
      ["share_capital", "Share capital", "-180", "-180"],
      ["revenue", "Revenue", "-15", "0"],
      ["depreciation", "Depreciation", "20", "0"],
    ],
  ],
  [
    "a provision for decommissioning that rose",
    "change_in_provisions",
    [cash("130"), capital, ["provisions", "Decommissioning provision", "-30", "0"]],
  ],
  [
    "a defined benefit plan",
    "change_in_provisions",
    [cash("130"), capital, ["retirement_benefits", "Net defined benefit liability", "-30", "0"]],
  ],
  [
    "deferred tax beside a revaluation",
    "income_taxes_paid",
    [
      cash("100"),
      capital,
      ["ppe_cost", "Land", "50", "0"],
      ["revaluation_reserve", "Revaluation surplus", "-40", "0"],
      ["deferred_tax", "Deferred tax", "-10", "0"],
    ],
  ],
  [
    "the dividends of a group whose minority took part of the profit",
    "dividends_paid",
    [
      cash("90"),
      capital,
      ["retained_earnings", "Retained earnings", "20", "0"],
      ["non_controlling_interests", "Minority interest", "-10", "0"],
    ],
  ],
])("%s: asked, not guessed", (_name, concept, lines) => {
  expect(lineOf(lines, concept)?.status).toBe("review");
});

test("one charge is not asked about where accumulated accounts say whose it is", () => {
  const lines: Line[] = [
    cash("95"),
    ["ppe_cost", "Plant", "90", "80"],
    ["ppe_accumulated_depreciation", "Plant, accumulated depreciation", "-32", "-20"],
    ["right_of_use_assets", "Right-of-use assets", "45", "40"],
    ["right_of_use_accumulated_depreciation", "Leased assets, depreciated", "-18", "-10"],
    ["lease_liabilities", "Lease liabilities", "-30", "-30"],
    ["share_capital", "Share capital", "-160", "-160"],
    ["revenue", "Revenue", "-10", "0"],
    ["depreciation", "Depreciation", "20", "0"],
  ];
  expect(lineOf(lines, "purchase_of_ppe")).toMatchObject({ currentYear: "-10.00", status: "auto" });
});

test("deferred tax that its own charge explains is not asked about", () => {
  const lines: Line[] = [
    cash("100"),
    capital,
    ["ppe_cost", "Land", "40", "0"],
    ["revaluation_reserve", "Revaluation surplus", "-40", "0"],
    ["deferred_tax", "Deferred tax", "-10", "0"],
    ["deferred_tax_expense", "Deferred tax charge", "10", "0"],
  ];
  expect(lineOf(lines, "income_taxes_paid")?.status).not.toBe("review");
});

test.each<[Framework, string]>([
  ["IFRS", "-20.00"],
  ["IFRS18", "0.00"],
])("an exchange loss on borrowings is no payment to anybody: %s", (framework, start) => {
  const lines: Line[] = [
    cash("50"),
    ["borrowings", "Dollar loan", "-70", "-100"],
    ["share_capital", "Share capital", "0", "0"],
    ["foreign_exchange_gain_loss", "Foreign exchange loss on borrowings", "20", "0"],
  ];
  expect(lineOf(lines, "repayment_of_borrowings", framework)?.currentYear).toBe("-50.00");
  const profit = framework === "IFRS" ? "profit_before_tax" : "operating_profit";
  expect(lineOf(lines, profit, framework)?.currentYear ?? "0.00").toBe(start);
  expect(lineOf(lines, "other_operating_payments", framework)?.currentYear ?? "0.00").toBe("0.00");
});
