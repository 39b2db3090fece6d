import { describe, expect, test } from "vitest";
import { columnsOf } from "../../../generalLedger/entries/columnsOf.ts";
import type { Role } from "../../../roles/roles.ts";
import { newRetainedEarnings } from "../../newRetainedEarnings.ts";
import type { AccountActivity, SideActivity } from "../AccountActivity.ts";
import type { CounterpartKind } from "../CounterpartKind.ts";
import { collectActivity } from "../collectActivity.ts";
import { HABIT } from "../thresholds.ts";
import { type Admissions, BALANCES, BORROWED_OR_LENT, RESULTS } from "./admissions.ts";

type Against = Partial<Record<CounterpartKind, number>>;

const account = newRetainedEarnings();
const [untouched] = collectActivity([account], [account], columnsOf([]));
if (untouched === undefined) throw new Error("an account without entries has an activity too");

/** A side that has so much in cash and so much without it, in one entry unless it is said. */
const side = (cash: number, other = 0, against: Against = {}, times = 1): SideActivity => ({
  ...{ cash, other, times, taxed: 0 },
  against: new Map(Object.entries(against) as [CounterpartKind, number][]),
});

/** In cash, so often. */
const often = (cash: number, times: number) => side(cash, 0, {}, times);
const none = side(0, 0, {}, 0);

type Activity = Partial<AccountActivity> & { opening?: bigint };

function admits(rules: Admissions, role: Role, { opening = 0n, ...does }: Activity): boolean {
  const its = { ...untouched, account: { ...account, opening }, ...does } as AccountActivity;
  return rules.some(([admitted, holds]) => admitted === role && holds(its));
}

/** A role, entries that look like those of it, and changes each of which makes them look otherwise. */
type Row = [Role, does: Activity, otherwise: Activity[], alike?: Activity[]];

const held = { lowest: 0, highest: 100 };
const owed = { lowest: -100, highest: 0 };
const isBelow = { lowest: -1 };
const isAbove = { highest: 1 };

const balances: Row[] = [
  [
    "loans_receivable",
    { ...held, debits: side(100), credits: side(40) },
    [isBelow, { debits: side(100, 5) }, { credits: side(40, 5) }],
    [{ credits: none }],
  ],
  [
    "ppe_cost",
    { ...held, debits: side(100, 20) },
    [
      isBelow,
      { debits: often(100, HABIT + 1) },
      { credits: side(30) },
      { credits: side(30), besideDisposal: 14 },
      { debits: none, credits: side(30), besideDisposal: 30 },
    ],
    [
      { debits: often(100, HABIT) },
      { credits: side(30), besideDisposal: 15 },
      { credits: side(0, 30), derecognised: 15 },
    ],
  ],
  [
    "inventories",
    { ...held, debits: side(0, 90), credits: side(0, 50, { costs: 25 }) },
    [
      isBelow,
      { debits: none },
      { credits: side(1, 50, { costs: 50 }) },
      { credits: side(0, 50, { costs: 24 }) },
    ],
    [{ credits: side(0, 50, { costs: 10, inventories: 15 }) }],
  ],
  [
    "trade_receivables",
    { ...held, debits: side(0, 300, { sales: 150 }), credits: side(100) },
    [isBelow, { credits: none }, { debits: side(0, 300, { sales: 149 }) }],
    [{ debits: side(0, 300, { sales: 100, otherIncome: 50 }) }],
  ],
  [
    "dividends_declared",
    { ...held, debits: side(400) },
    [isBelow, { debits: side(0, 400) }, { credits: side(0, 1) }],
  ],
  [
    "retained_earnings",
    { opening: -900n, debits: often(400, HABIT - 1) },
    [
      { opening: 0n },
      { debits: side(0, 400) },
      { debits: often(400, HABIT) },
      { credits: side(1) },
    ],
    [{ credits: side(0, 50) }],
  ],
  [
    "borrowings",
    { ...owed, debits: side(40), credits: side(100) },
    [
      isAbove,
      { debits: side(40, 41) },
      { credits: side(100, 50) },
      { debits: none, credits: side(0, 50, { longTermAssets: 50 }) },
    ],
    [
      { debits: side(40, 40) },
      { debits: none },
      { credits: side(0, 60, { longTermAssets: 30, rightOfUse: 20, interest: 10 }) },
    ],
  ],
  [
    "contract_liabilities",
    { ...owed, debits: side(0, 40, { sales: 20 }), credits: side(100, 0, { cash: 90 }) },
    [
      isAbove,
      { debits: side(0, 40, { sales: 19 }) },
      { credits: side(100, 0, { cash: 89 }) },
      { debits: side(20, 0), credits: none },
    ],
    [
      { debits: none },
      { debits: side(40) },
      { debits: side(0, 40, { customers: 10, other: 10 }) },
      { credits: side(10, 90, { cash: 10, customers: 80 }) },
      { credits: none },
    ],
  ],
  [
    "current_tax",
    { ...owed, debits: often(100, HABIT - 1), credits: side(0, 90, {}, HABIT - 1) },
    [
      isAbove,
      { debits: none },
      { debits: side(100, 1) },
      { debits: often(100, HABIT) },
      { credits: side(1, 90) },
      { credits: side(0, 90, {}, HABIT) },
    ],
  ],
  [
    "share_capital",
    { ...owed, credits: side(500) },
    [isAbove, { credits: none }, { credits: side(500, 1) }, { debits: side(0, 1) }],
  ],
];

const fromResults: Row[] = [
  [
    "loans_receivable",
    { ...held, debits: side(100), credits: side(40) },
    [isBelow, { debits: side(100, 5) }, { credits: none }, { debits: none }],
  ],
  [
    "borrowings",
    { ...owed, debits: side(40), credits: side(100) },
    [isAbove, { debits: side(40, 5) }, { debits: none }, { credits: none }],
  ],
];

const results: Row[] = [
  [
    "depreciation",
    { debits: side(0, 50, { longTermAssets: 25 }) },
    [
      { debits: side(0, 50, { longTermAssets: 24 }) },
      { debits: side(1, 50, { longTermAssets: 50 }) },
    ],
    [{ debits: side(0, 50, { longTermAssets: 5, rightOfUse: 20 }) }],
  ],
  [
    "disposal_gain_loss",
    { debits: side(10), credits: side(0, 20), besideDisposal: 15 },
    [{ besideDisposal: 14 }],
    [{ besideDisposal: 5, derecognised: 5, retired: 5 }],
  ],
  ["interest_expense", { debits: side(10), besideDebt: 5 }, [{ besideDebt: 4 }]],
  [
    "income_tax",
    { debits: side(0, 100, { taxPayable: 90 }, HABIT - 1) },
    [
      { debits: side(0, 100, { taxPayable: 89 }) },
      { debits: side(1, 99, { taxPayable: 99 }) },
      { debits: side(0, 100, { taxPayable: 90 }, HABIT) },
      { credits: side(0, 1) },
    ],
    [{ debits: side(0, 100, { taxPayable: 40, otherCreditors: 50 }) }],
  ],
];

describe.each([
  ["balances", BALANCES, balances],
  ["what stands among results by its name", BORROWED_OR_LENT, fromResults],
  ["results", RESULTS, results],
] as const)("of %s", (_, rules, rows) => {
  test.each(rows)(
    "%s is admitted by entries like its own, and not by those that differ",
    (...row) => {
      const [role, does, otherwise, alike = []] = row;
      for (const change of [{}, ...alike])
        expect(admits(rules, role, { ...does, ...change }), JSON.stringify(change)).toBe(true);
      for (const change of otherwise)
        expect(admits(rules, role, { ...does, ...change }), String(Object.keys(change))).toBe(
          false,
        );
    },
  );
});
