import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";
import { ALONE, gatherEvidence } from "./gatherEvidence.ts";
import { isGuessed } from "./isGuessed.ts";
import { type Signs, signIds } from "./signsOf.ts";

/** The books of a brewery, by the sections of its statements. */
const books: readonly (readonly [section: string, names: readonly string[]])[] = [
  ["Bank", ["Bank current account"]],
  ["Current Assets", ["Accounts receivable", "Prepaid expenses"]],
  ["Fixed Assets", ["Motor vehicles", "Accumulated depreciation - motor vehicles"]],
  ["Current Liabilities", ["Accounts payable", "Wages payable"]],
  ["Equity", ["Share capital", "Retained earnings"]],
  ["Income", ["Sales"]],
  ["Other Income", ["Interest income"]],
  ["Expenses", ["Wages and salaries", "Rent", "Depreciation", "Stationery"]],
];

function accountOf(type: string, name: string): AccountFacts {
  const isResult = type.includes("Income") || type === "Expenses";
  return {
    ...{ code: name, name, type, side: null },
    section: isResult ? "profit_loss" : "balance_sheet",
  };
}

/** How a name is read in its section, in books with names before it. */
function readIn(type: string, name: string, others = books) {
  const facts = others.flatMap(([section, names]) => [
    ...names.map((each) => accountOf(section, each)),
    ...(section === type ? [accountOf(type, name)] : []),
  ]);
  return classify(facts, { given: new Map(), remembered: new Map() }).get(name);
}

test.each(["Cellar", "Resale Items", "Liquidity Transfer"])(
  "%s is asked where nothing but 'Current Assets' says what it is",
  (name) => {
    expect(readIn("Current Assets", name)?.confidence).toBeLessThan(CONFIDENCE_BAR);
  },
);

test("a type of its own, in a column, says more than a heading", () => {
  const facts = books.flatMap(([type, names]) =>
    [...names, ...(type === "Current Assets" ? ["Cellar"] : [])].map((name): AccountFacts => {
      return { code: name, name, type, isTyped: true, section: null, side: null };
    }),
  );
  const found = classify(facts, { given: new Map(), remembered: new Map() }).get("Cellar");
  expect(found?.confidence).toBeGreaterThanOrEqual(CONFIDENCE_BAR);
});

test.each(["Aircraft Sold", "Disposals"])(
  "%s under other income may be a gain on a sale, and is asked",
  (name) => {
    const { role, confidence = 1, rivals = [] } = readIn("Other Income", name) ?? {};
    expect(confidence).toBeLessThan(CONFIDENCE_BAR);
    expect([role, ...rivals]).toContain("disposal_gain_loss");
  },
);

test.each([
  ["Current Assets", "Sundry debtors"],
  ["Other Income", "Insurance claims received"],
  ["Expenses", "Tee markers and flags"],
])("under '%s' %s is what it says, or what all of them are", (type, name) => {
  expect(readIn(type, name)?.confidence).toBeGreaterThanOrEqual(CONFIDENCE_BAR);
});

test.each([
  ["inventories", null, true],
  ["inventories", "ppe_cost", true],
  ["inventories", "inventories", false],
  ["operating_expenses", null, false],
] as const)(
  "without a known word, %s where a rule reads %s is a guess: %s",
  (role, read, isGuess) => {
    const facts: AccountFacts = { ...accountOf("", "Cellar"), section: null };
    const first = { role: read, confidence: 0.8, source: "name", reason: "" } as const;
    const account = { facts, classification: first };
    const nothingLearnt = new Map();
    const own = gatherEvidence(account, ALONE, nothingLearnt);
    const signs = Object.fromEntries(signIds.map((id) => [id, 3])) as Signs; // an entry for each sign
    const reading = { facts, first, read: role, role, isPhrased: false };
    expect(isGuessed(reading, own, signs, nothingLearnt)).toBe(isGuess);
  },
);
