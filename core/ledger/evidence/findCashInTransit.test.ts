import { expect, test } from "vitest";
import { columnsOf } from "../../generalLedger/entries/columnsOf.ts";
import type { JournalEntry } from "../../generalLedger/GeneralLedger.ts";
import type { AccountTrait } from "../../roles/traits.ts";
import { minor } from "../../testing/ledgerRows.ts";
import { plainEntry } from "../../testing/plainEntry.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import { newRetainedEarnings } from "../newRetainedEarnings.ts";
import { findCashInTransit } from "./findCashInTransit.ts";

const clearing: AccountTrait = { id: "suspense", reason: "", source: "name" };

function cash(code: string, closing: string, traits: readonly AccountTrait[] = []): LedgerAccount {
  const role = "cash_and_cash_equivalents" as const;
  return { ...newRetainedEarnings(), code, role, traits, opening: 0n, closing: minor(closing) };
}

type Written = readonly [date: string, ...lines: (readonly [account: string, amount: string])[]];

const toEntry = ([date, ...lines]: Written, index: number): JournalEntry =>
  plainEntry(
    String(index + 1),
    date,
    lines.map(([account, amount]) => [account, minor(amount)]),
  );

/** Takings of each month, paid into the bank so many days later, less a fee. */
function takings(days: number, fee: string): Written[] {
  const day = (month: number, of: number) => new Date(Date.UTC(2025, month, of)).toISOString();
  return Array.from({ length: 11 }, (_, month): Written[] => [
    [day(month, 2).slice(0, 10), ["till", "90"], ["sales", "-90"]],
    [
      day(month, 2 + days).slice(0, 10),
      ["bank", String(90 - Number(fee))],
      ["fees", fee],
      ["till", "-90"],
    ],
  ]).flat();
}

/** Rent, paid out of the takings. */
const rentPaid: Written = ["2025-12-03", ["rent", "60"], ["till", "-60"]];

const NOBODY: ReadonlySet<string> = new Set();

function roleFound(...books: Parameters<typeof findingOf>) {
  return findingOf(...books)?.role;
}

function findingOf(
  entries: readonly Written[],
  till: LedgerAccount,
  inDoubt: readonly string[] = [],
) {
  const doubts = { inDoubt: new Set(inDoubt), given: NOBODY };
  const listed = [...entries].sort(([one], [other]) => (one < other ? -1 : 1)).map(toEntry);
  return findCashInTransit([cash("bank", "968"), till], doubts, () => columnsOf(listed)).get(
    "till",
  );
}

test("it does so too where rows are pairs of accounts", () => {
  const inPairs = takings(3, "2").map(([date, ...lines]): Written => {
    const [received, fee] = lines;
    if (received?.[0] !== "bank" || !fee) return [date, ...lines];
    return [date, received, ["till", `-${received[1]}`], fee, ["till", `-${fee[1]}`]];
  });
  expect(roleFound(inPairs, cash("till", "0", [clearing]))).toBe("trade_receivables");
});

test("what a processor pays out in full is asked where it still holds some at an end", () => {
  const processor: AccountTrait = { id: "held_by_processor", reason: "", source: "name" };
  const held = cash("till", "5", [clearing, processor]);
  expect(findingOf(takings(3, "0"), held)).toMatchObject({
    role: "cash_and_cash_equivalents",
    isAsked: true,
    rivals: ["trade_receivables"],
  });
  expect(findingOf(takings(3, "0"), cash("till", "0", [clearing, processor]))).toBeUndefined();
  expect(findingOf(takings(3, "0"), cash("till", "5", [clearing]))).toBeUndefined();
});

test("what arrives within days, less a fee, is owed by a processor until then", () => {
  expect(roleFound(takings(3, "2"), cash("till", "0", [clearing]))).toBe("trade_receivables");
  expect(roleFound(takings(3, "2"), cash("till", "5", [clearing]))).toBe("trade_receivables");
  expect(roleFound(takings(3, "2"), cash("till", "5"))).toBe("trade_receivables");
});

test("books that post a clearing account once a month hold its money for a month", () => {
  expect(roleFound(takings(25, "2"), cash("till", "0", [clearing]))).toBe("trade_receivables");
  const processor: AccountTrait = { id: "held_by_processor", reason: "", source: "name" };
  expect(findingOf(takings(25, "0"), cash("till", "90", [processor]))).toMatchObject({
    isAsked: true,
    rivals: ["trade_receivables"],
  });
});

test("of what is called clearing a single payment less a fee tells it", () => {
  const one = takings(3, "2").slice(0, 2);
  expect(roleFound(one, cash("till", "0", [clearing]))).toBe("trade_receivables");
  expect(roleFound(takings(3, "0").slice(0, 2), cash("till", "0", [clearing]))).toBeUndefined();
  const mixed = [...one, ...takings(3, "0").slice(2, 4)];
  expect(roleFound(mixed, cash("till", "0", [clearing]))).toBeUndefined();
});

test("a payment of an entry that holds other receipts too says nothing of a fee", () => {
  const one = takings(3, "2").slice(0, 2);
  const withOther: Written = [
    "2025-06-05",
    ["bank", "288"],
    ["fees", "2"],
    ["till", "-90"],
    ["sales", "-200"],
  ];
  const sold: Written = ["2025-06-02", ["till", "90"], ["sales", "-90"]];
  const till = cash("till", "0", [clearing]);
  expect(roleFound([...one, sold, withOther], till)).toBe("trade_receivables");
  expect(roleFound([sold, withOther], till)).toBeUndefined();
});

test("what came in last has not arrived yet", () => {
  expect(roleFound(takings(3, "2"), cash("till", "90", [clearing]))).toBe("trade_receivables");
});

test("where much of what a processor collects has not arrived for weeks, what is owed is asked", () => {
  const till = cash("till", "100", [clearing]);
  expect(findingOf(takings(3, "2"), till)).toMatchObject({
    role: "trade_receivables",
    isAsked: true,
    rivals: ["cash_and_cash_equivalents"],
  });
});

test.each([
  ["cash on hand arrives in full", takings(3, "0"), "0", [clearing]],
  ["it stays for weeks and its name says nothing of clearing", takings(25, "2"), "0", []],
  ["it stays for months", takings(60, "2"), "0", [clearing]],
  [
    "its name says nothing of clearing and most arrives in full",
    [...takings(3, "2").slice(0, 8), ...takings(3, "0").slice(8)],
    "0",
    [],
  ],
  ["costs are paid from it", [...takings(3, "2"), rentPaid], "-60", [clearing]],
] as const)("it stays cash where %s", (_, entries, closing, traits) => {
  expect(roleFound(entries, cash("till", closing, traits))).toBeUndefined();
});

test.each([
  ["seldom", takings(3, "2").slice(0, 2), "0"],
  ["with much that has not arrived", takings(3, "2"), "100"],
  ["for the most part", [...takings(3, "2").slice(0, 14), ...takings(3, "0").slice(14)], "0"],
])("cash whose money arrives less a fee %s is asked, and may be owed", (_, entries, closing) => {
  expect(findingOf(entries, cash("till", closing))).toMatchObject({
    role: "cash_and_cash_equivalents",
    isAsked: true,
    rivals: ["trade_receivables"],
  });
});

test("what a processor takes apart from what it pays is a fee; from other cash it is a cost paid", () => {
  const processor: AccountTrait = { id: "held_by_processor", reason: "", source: "name" };
  const apart = takings(3, "0").flatMap(([date, ...lines]): Written[] => {
    if (lines[0]?.[0] !== "bank") return [[date, ...lines]];
    const fee: Written = [date, ["fees", "9"], ["till", "-9"]];
    return [fee, [date, ["bank", "81"], ["till", "-81"]]];
  });
  expect(roleFound(apart, cash("till", "0", [processor]))).toBe("trade_receivables");
  expect(roleFound(apart, cash("till", "0", [clearing]))).toBeUndefined();
  expect(roleFound(apart, cash("till", "0"))).toBeUndefined();
  expect(
    roleFound([...apart, rentPaid, rentPaid, rentPaid], cash("till", "-180", [processor])),
  ).toBe(undefined);
});

test("an account that nobody could place is owed too where its money arrives within days", () => {
  const till = { ...cash("till", "0"), role: null };
  expect(roleFound(takings(3, "2"), till, ["till"])).toBe("trade_receivables");
  expect(roleFound(takings(25, "2"), till, ["till"])).toBeUndefined();
  expect(roleFound(takings(3, "2"), till)).toBeUndefined();
});

test("what arrives on an account in doubt that pays for things has arrived", () => {
  const till = cash("till", "0", [clearing]);
  const paid: Written = ["2025-12-20", ["rent", "60"], ["bank", "-60"]];
  expect(roleFound([...takings(3, "2"), paid], till, ["bank"])).toBe("trade_receivables");
  expect(roleFound(takings(3, "2"), till, ["bank"])).toBeUndefined();
});

test("what an entry receives besides what reaches the bank does not come from there", () => {
  const both: Written = ["2025-12-10", ["till", "90"], ["bank", "40"], ["sales", "-130"]];
  const till = cash("till", "0", [clearing]);
  expect(roleFound([...takings(3, "2"), both], till)).toBe("trade_receivables");
  const drawn: Written = ["2025-12-10", ["till", "90"], ["bank", "-90"]];
  expect(roleFound([...takings(3, "2"), drawn], till)).toBeUndefined();
});

test("of an account in doubt it is enough that nothing is left at either end", () => {
  expect(roleFound(takings(3, "0"), cash("till", "0"), ["till"])).toBe("trade_receivables");
  expect(roleFound(takings(3, "0"), cash("till", "5"), ["till"])).toBeUndefined();
});

test("an account in doubt whose money arrives less a fee is likely owed, and asked", () => {
  const mixed = [...takings(3, "2").slice(0, 4), ...takings(3, "0").slice(4)];
  expect(findingOf(mixed, cash("till", "500"), ["till"])).toMatchObject({
    role: "trade_receivables",
    isAsked: true,
  });
});

test("so it is where a type says that it is owed, and its name may be cash", () => {
  const owed = { ...cash("till", "0"), role: "other_receivables" as const };
  expect(roleFound(takings(3, "2"), owed, ["till"])).toBe("trade_receivables");
  expect(roleFound(takings(3, "2"), owed)).toBeUndefined();
});
