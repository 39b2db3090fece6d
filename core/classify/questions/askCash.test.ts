import { describe, expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
import { CONFIDENCE_BAR, PLACEMENT_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";
import { askCash } from "./askCash.ts";

const nothing = { given: new Map(), remembered: new Map() };

/** An asset among a few others, as a trial balance with plain types has it. */
function read(name: string, type = "Current Asset") {
  const account = (code: string, called: string, typed: string) => ({
    code,
    name: called,
    type: typed,
    section: null,
    side: "debit" as const,
  });
  const books = [
    account("1000", "Cash on hand", "Current Asset"),
    account("1010", name, type),
    account("1100", "Trade receivables", "Current Asset"),
  ];
  const found = classify(books, nothing).get("1010");
  if (found === undefined) throw new Error("the account was not read");
  return found;
}

test("what is in a cash register is cash, and the register may be a machine", () => {
  expect(read("Cash in register").confidence).toBeGreaterThanOrEqual(CONFIDENCE_BAR);
  expect(read("Cash register").confidence).toBeLessThan(CONFIDENCE_BAR);
});

describe("cash is asked about where a name leaves doubt", () => {
  test.each([
    "Bank building",
    "Current account with director",
    "Current account with parent company",
    "Factor current account",
    "Group current account",
    "Joint venture current account",
    "Cash flow hedge asset",
    "Cash dispensing machines",
    "Bitcoin wallet",
    "Savings plan for retirement of staff",
    "Six-month term deposit",
    "One-year fixed deposit",
    "Bank account of sister company",
    "Current account Delta Ltd",
    "Current account with Smith",
  ])("%s is not surely cash", (name) => {
    const { role, confidence } = read(name);
    expect([role === "cash_and_cash_equivalents", confidence >= CONFIDENCE_BAR]).not.toEqual([
      true,
      true,
    ]);
  });

  test.each(["Kassa", "Girokonto Sparkasse", "Deposits at call", "Reserve account"])(
    "%s may be cash, and its role is not sure",
    (name) => {
      const found = read(name);
      expect(found.mayBeCash).toBe(true);
      expect(found.confidence).toBeLessThan(CONFIDENCE_BAR);
    },
  );

  test.each([
    "HSBC 1234",
    "Barclays savings",
    "TD Canada Trust 5530",
    "Standard Chartered - Fees a/c",
    "CAF Gold 2204",
    "GTBank 0114",
    "Wells Fargo Ckg",
    "Undeposited funds",
    "Building society account",
    "Equals prepaid card",
    "Treasury bills (3 months)",
    "Current account with Barclays",
    "Current account Barclays Bank Ltd",
  ])("%s is cash", (name) => {
    expect(read(name)).toMatchObject({ role: "cash_and_cash_equivalents" });
    expect(read(name).confidence).toBeGreaterThanOrEqual(CONFIDENCE_BAR);
  });

  test.each([
    ["Current account with sister company", "other_receivables"],
    ["Intercompany current account", "other_receivables"],
    ["Current account - parent", "other_receivables"],
    ["Current account shareholder", "loans_receivable"],
  ])("%s is owed by a company or a person", (name, role) => {
    expect(read(name).role).toBe(role);
  });

  test("a security deposit is not asked about, nor is what the file types as a bank", () => {
    expect(read("Security deposit").mayBeCash).toBeUndefined();
    const typed = read("Emirates NBD", "Bank");
    expect(typed).toMatchObject({ role: "cash_and_cash_equivalents" });
    expect(typed.confidence).toBeGreaterThanOrEqual(CONFIDENCE_BAR);
  });
});

test.each([
  ["Ausgleichskonto-EUR", "", false],
  ["1010", "", true],
  ["Kassenkonto-EUR", "Asset", true],
])(
  "%s of the type '%s', whose name has no word we read, may stand in cash: %s",
  (code, type, isPlaced) => {
    const facts = { code, name: "", type, section: null, side: "debit" } as const;
    const guess = {
      role: "cash_and_cash_equivalents",
      confidence: 0.5,
      reason: "",
      source: "learnt",
    } as const;
    const [changed] = [...askCash([{ facts, classification: guess }]).values()];
    expect((changed?.confidence ?? 0) >= PLACEMENT_BAR).toBe(isPlaced);
    expect(changed?.mayBeCash ?? false).toBe(!isPlaced);
  },
);

test.each([
  ["Flowers and pots in hand", false],
  ["Money in hand", true],
])("%s, learnt to be cash, is surely cash: %s", (name, isSure) => {
  const facts = { code: name, name, type: "", section: "balance_sheet", side: "debit" } as const;
  const role = "cash_and_cash_equivalents";
  const classification = { role, confidence: 0.95, reason: "", source: "learnt" } as const;
  const its = askCash([{ facts, classification }]).get(0) ?? classification;
  expect(its.confidence >= CONFIDENCE_BAR).toBe(isSure);
});

test.each([
  ["Reserve account", true],
  ["Deposit account", true],
  ["Reserve", false],
  ["Suspense account", false],
  ["Current account - Xu", false],
])("%s in debit, without a role, may be cash: %s", (name, isSuspected) => {
  const facts = { code: name, name, type: "", section: null, side: "debit" } as const;
  const none = { role: null, confidence: 0.05, reason: "", source: "none" } as const;
  const [changed] = [...askCash([{ facts, classification: none }]).values()];
  expect(changed?.mayBeCash ?? false).toBe(isSuspected);
});

test("what a balance sheet calls cash and nothing else is surely cash, in books however small", () => {
  const account = (name: string, section: "balance_sheet" | "profit_loss") => ({
    ...{ code: name, name, type: "", section, side: null },
  });
  const books = [
    ...["Cash", "Accounts receivable", "Common stock", "Retained earnings"].map((name) =>
      account(name, "balance_sheet"),
    ),
    ...["Sales", "Cost of goods sold"].map((name) => account(name, "profit_loss")),
  ];
  const cash = classify(books, nothing).get("Cash");
  expect(cash?.confidence).toBeGreaterThanOrEqual(CONFIDENCE_BAR);
});

describe("beside sure cash, a guess that stands apart from it counts as none", () => {
  const account = (
    [code, role, confidence]: readonly [string, Role, number],
    source: "name" | "learnt" | "neighbours",
  ) => ({
    facts: { code, name: `Ontvangen ${code}`, type: "", section: null, side: "debit" } as const,
    classification: { role, confidence, reason: "", source },
  });
  const cash = "cash_and_cash_equivalents";
  const bank = {
    facts: { code: "1000", name: "Bank", type: "", section: null, side: "debit" } as const,
    classification: { role: cash, confidence: 0.95, reason: "", source: "name" } as const,
  };
  const debtors = account(["1300", "trade_receivables", 0.9], "name");

  function placedAfter(accounts: Parameters<typeof askCash>[0]): boolean[] {
    const changes = askCash(accounts);
    return accounts.map(({ classification }, at) => {
      const { confidence } = changes.get(at) ?? classification;
      return confidence >= PLACEMENT_BAR;
    });
  }

  test.each(["learnt", "neighbours"] as const)("what is %s", (source) => {
    const accounts = [bank, debtors, account(["2030", cash, 0.48], source)];
    expect(placedAfter(accounts)).toEqual([true, true, false]);
    expect(askCash(accounts).get(2)).toMatchObject({ role: cash, mayBeCash: true });
  });

  test("but not one that only accounts read as cash lead to, on either side", () => {
    const guesses = ["0990", "1010", "1020"].map((code) => account([code, cash, 0.48], "learnt"));
    const [before, ...after] = guesses;
    const accounts = [...(before ? [before] : []), bank, ...after, debtors];
    expect(placedAfter(accounts)).toEqual([true, true, true, true, true]);
  });

  test("nor where no account is surely cash, or the name itself says so", () => {
    expect(placedAfter([debtors, account(["2030", cash, 0.48], "learnt")])).toEqual([true, true]);
    expect(placedAfter([bank, debtors, account(["2030", cash, 0.48], "name")])).toEqual([
      ...[true, true, true],
    ]);
  });
});
