import { expect, test } from "vitest";
import { columnsOf } from "../../generalLedger/entries/columnsOf.ts";
import { isProfitAndLossRole, type Role } from "../../roles/roles.ts";
import { minor } from "../../testing/ledgerRows.ts";
import { plainEntry } from "../../testing/plainEntry.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import { newRetainedEarnings } from "../newRetainedEarnings.ts";
import { findTaxAccounts } from "./findTaxAccounts.ts";

const chart: Record<string, Role> = {
  bank: "cash_and_cash_equivalents",
  debtors: "trade_receivables",
  creditors: "trade_payables",
  sales: "revenue",
  rent: "operating_expenses",
  wages: "employee_costs",
  charge: "income_tax",
  tax: "current_tax",
  gathering: "current_tax",
};

const accounts = Object.entries(chart).map(([code, role]): LedgerAccount => {
  return { ...newRetainedEarnings(), code, role, isProfitAndLoss: isProfitAndLossRole(role) };
});

type Line = readonly [account: string, amount: string];

/** What the account of tax, or the one that gathers it, is found to be; "?" where it is asked. */
function roleFound(...entries: Parameters<typeof findingOf>) {
  const its = findingOf(...entries);
  return its && `${its.role}${its.isAsked ? "?" : ""}`;
}

function findingOf(
  entries: readonly (readonly Line[])[],
  code = "tax",
  given: readonly string[] = [],
  known = accounts,
  learnt: readonly string[] = [],
  inDoubt: readonly string[] = [],
) {
  const listed = entries.map((lines, at) =>
    plainEntry(
      String(at),
      "2025-01-31",
      lines.map(([account, amount]) => [account, minor(amount)]),
    ),
  );
  const doubts = {
    given: new Set(given),
    inDoubt: new Set(inDoubt),
    numbered: new Set<string>(),
    learnt: new Map(learnt.map((each) => [each, { named: null }])),
  };
  return findTaxAccounts(known, doubts, () => columnsOf(listed)).get(code);
}

/** Entries of so many amounts, the tax a part of each. */
function entriesOf(
  parts: readonly number[],
  toLines: (whole: number, tax: number) => readonly Line[],
): (readonly Line[])[] {
  return parts.map((part, at) => toLines(100 * (at + 1), 100 * (at + 1) * part));
}

const rates = [0.2, 0.2, 0.05, 0.2, 0.05];

const invoices = entriesOf(rates, (net, tax) => [
  ["debtors", `${net + tax}`],
  ["sales", `${-net}`],
  ["tax", `${-tax}`],
]);

const bills = entriesOf(rates, (net, tax) => [
  ["rent", `${net}`],
  ["tax", `${tax}`],
  ["creditors", `${-net - tax}`],
]);

const keptBackFrom = (cost: string) =>
  entriesOf([0.1, 0.1, 0.1, 0.1], (net, tax) => [
    [cost, `${net}`],
    ["tax", `${-tax}`],
    ["bank", `${tax - net}`],
  ]);

const paid: readonly Line[] = [
  ["tax", "60"],
  ["bank", "-60"],
];

const gathered: readonly Line[] = [
  ["tax", "300"],
  ["gathering", "-300"],
];

const chargeOfYear: readonly Line[] = [
  ["charge", "300"],
  ["tax", "-300"],
];

test.each([
  ["beside sales, at the rates of a country, it is sales tax", [...invoices, paid], "sales_tax"],
  ["beside purchases too, whatever gathers it", [...bills, gathered], "sales_tax"],
  ["seldom, it is asked", invoices.slice(0, 2), "sales_tax?"],
  [
    "at a rate of its own each time, it is asked",
    entriesOf([0.11, 0.17, 0.23, 0.31, 0.37, 0.41, 0.07], (net, tax) => [
      ["debtors", `${net + tax}`],
      ["sales", `${-net}`],
      ["tax", `${-tax}`],
    ]),
    "sales_tax?",
  ],
  ["kept back from wages", [...keptBackFrom("wages"), paid], "employee_payables"],
  ["kept back from suppliers", [...keptBackFrom("rent"), paid], "other_payables"],
  ["the tax of the year is income tax", [chargeOfYear, paid], undefined],
  ["paid alone, it is what it is called", [paid, paid, paid, paid], undefined],
  [
    "a charge that was read as a cost is none that is kept back",
    [
      [
        ["rent", "300"],
        ["tax", "-300"],
      ],
      paid,
    ],
    undefined,
  ],
] as const)("%s", (_, entries, role) => {
  expect(roleFound(entries)).toBe(role);
});

test("what gathers sales tax alone is sales tax", () => {
  expect(roleFound([...invoices, gathered], "gathering")).toBe("sales_tax");
  const withCharge: (readonly Line[])[] = [
    ...invoices,
    gathered,
    [
      ["rent", "200"],
      ["gathering", "-200"],
    ],
  ];
  expect(roleFound(withCharge, "gathering")).toBeUndefined();
});

test("what nobody could place and gathers sales tax alone is sales tax", () => {
  const unplaced = accounts.map((each) =>
    each.code === "gathering" ? { ...each, role: null } : each,
  );
  const known = unplaced.map((each) =>
    each.code === "tax" ? { ...each, role: "sales_tax" as const } : each,
  );
  expect(roleFound([gathered], "gathering", [], known)).toBe("sales_tax");
  expect(roleFound([paid], "gathering", [], known)).toBeUndefined();
});

test("what a person or a national chart says is not questioned", () => {
  expect(roleFound(invoices, "tax", ["tax", "gathering", "charge"])).toBeUndefined();
});

test("at one rate time and again it is sales tax behind another name too, and asked", () => {
  const asOther = (role: Role | null) =>
    accounts.map((each) => (each.code === "tax" ? { ...each, role } : each));
  const often = entriesOf([0.18, 0.18, 0.18, 0.18, 0.18, 0.18, 0.18, 0.18], (net, tax) => [
    ["rent", `${net}`],
    ["tax", `${tax}`],
    ["creditors", `${-net - tax}`],
  ]);
  const learnt = ["tax"];
  expect(roleFound(often, "tax", [], asOther(null))).toBe("sales_tax");
  expect(roleFound(often, "tax", [], asOther("trade_receivables"), learnt)).toBe("sales_tax?");
  expect(roleFound(often, "tax", [], asOther("trade_receivables"))).toBeUndefined();
  expect(roleFound(bills, "tax", [], asOther("trade_receivables"), learnt)).toBeUndefined();
});

test("what stands on the side of tax does not gather it", () => {
  const unplaced = accounts.map((each) =>
    each.code === "gathering" || each.code === "sales" ? { ...each, role: null } : each,
  );
  const known = unplaced.map((each) =>
    each.code === "tax" ? { ...each, role: "sales_tax" as const } : each,
  );
  const takings = entriesOf(rates, (net, tax) => [
    ["bank", `${net + tax}`],
    ["sales", `${-net}`],
    ["tax", `${-tax}`],
  ]);
  expect(roleFound(takings, "sales", [], known)).toBeUndefined();
});

test("what stands beside a few sales may be the gain on an asset as well", () => {
  expect(findingOf(invoices.slice(0, 2))).toMatchObject({ rivals: ["disposal_gain_loss"] });
  expect(findingOf(invoices)).not.toHaveProperty("rivals");
});

test("a name in doubt that says sales tax is confirmed at its rate, and no evidence before", () => {
  const known = accounts.map((each) =>
    each.code === "tax" ? { ...each, role: "sales_tax" as const } : each,
  );
  const often = entriesOf([0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2], (net, tax) => [
    ["debtors", `${net + tax}`],
    ["sales", `${-net}`],
    ["tax", `${-tax}`],
  ]);
  const settled = [...often, gathered];
  expect(roleFound(often, "tax", [], known, [], ["tax"])).toBe("sales_tax");
  expect(roleFound(settled, "gathering", [], known, [], ["tax"])).toBe("sales_tax");
  expect(roleFound([gathered], "tax", [], known, [], ["tax"])).toBeUndefined();
  expect(roleFound([gathered], "gathering", [], known, [], ["tax"])).toBeUndefined();
});

test.each<[Role, string | undefined]>([
  ["borrowings", "sales_tax?"],
  ["goodwill", "sales_tax?"],
  ["share_capital", "sales_tax?"],
  // Sales may be paid ahead in steady parts, a few times
  ["contract_liabilities", undefined],
])("sales tax at its rate contradicts the sure name of %s", (role, its) => {
  const known = accounts.map((each) => (each.code === "tax" ? { ...each, role } : each));
  const atOneRate = entriesOf([0.2, 0.2, 0.2, 0.2], (net, tax) => [
    ["debtors", `${net + tax}`],
    ["sales", `${-net}`],
    ["tax", `${-tax}`],
  ]);
  expect(roleFound(atOneRate, "tax", [], known)).toBe(its);
});

test("what gathers sales tax by the sure name of another balance is asked", () => {
  const roles: Record<string, Role> = { tax: "sales_tax", gathering: "provisions" };
  const known = accounts.map((each) => ({ ...each, role: roles[each.code] ?? each.role }));
  expect(roleFound([...invoices, gathered], "gathering", [], known)).toBe("sales_tax?");
});

const parts = (rate: number) =>
  entriesOf(Array(8).fill(rate), (net, part) => [
    ["debtors", `${net + part}`],
    ["sales", `${-net}`],
    ["tax", `${-part}`],
  ]);

const paidOver: Line[] = [
  ["tax", "300"],
  ["bank", "-300"],
];

const asIncome = accounts.map((each) =>
  each.code === "tax"
    ? { ...each, role: "other_operating_income" as const, isProfitAndLoss: true }
    : each,
);

test.each<[string, readonly (readonly Line[])[], string | undefined]>([
  ["never settled", parts(0.2), undefined],
  ["paid over", [...parts(0.2), paidOver], "sales_tax?"],
  ["at a rate that no country has", [...parts(0.45), paidOver], undefined],
])("an income in a steady proportion to sales, %s", (_, entries, its) => {
  expect(roleFound(entries, "tax", [], asIncome, ["tax"])).toBe(its);
});
