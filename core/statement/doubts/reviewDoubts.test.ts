import { expect, test } from "vitest";
import type { Classification } from "../../classify/Classification.ts";
import { newRetainedEarnings } from "../../ledger/newRetainedEarnings.ts";
import { resolvePolicies } from "../../policies/resolvePolicies.ts";
import type { Role } from "../../roles/roles.ts";
import { minor } from "../../testing/ledgerRows.ts";
import { indexLedger } from "../../worksheet/LedgerIndex.ts";
import { reviewDoubts, unsureAccounts } from "./reviewDoubts.ts";

/** What is asked of one account that is read so, and holds as much at the end, or as much as is said at the beginning. */
function asked(
  role: Role | null,
  read: Pick<Classification, "role" | "confidence">,
  held = "246",
  opening = held,
) {
  const policies = resolvePolicies("IFRS", {});
  if (!policies.ok) throw new Error("the policies of a framework stand");
  const amounts = { opening: minor(opening), closing: minor(held) };
  const account = { ...newRetainedEarnings(), code: "till", name: "Till", role, ...amounts };
  const ledger = {
    accounts: [account],
    profit: 0n,
    openingDifference: 0n,
    closingDifference: 0n,
    closedUnsurely: [],
    turnedUnsurely: [],
  };
  const classification: Classification = { ...read, reason: "", source: "name" };
  const index = indexLedger([account], policies.value, 2);
  return reviewDoubts(ledger, index, new Map([["till", classification]])).map(
    ({ column, reason }) => `${column}: ${reason.split(":")[0]}`,
  );
}

const CASH = "cash_and_cash_equivalents" as const;

test("cash that is not sure, and what may be cash, put cash in review at the ends it stands at", () => {
  const unsure = { role: CASH, confidence: 0.6 };
  expect(asked(CASH, unsure)).toEqual([
    "cash_at_beginning: 'Till' is taken for cash, which is not sure",
    "cash_at_end: 'Till' is taken for cash, which is not sure",
  ]);
  expect(asked(CASH, unsure, "246", "0")).toEqual([
    "cash_at_end: 'Till' is taken for cash, which is not sure",
  ]);
  expect(asked(null, { role: CASH, confidence: 0.3 }, "0", "246")).toEqual([
    "cash_at_beginning: 'Till' may be cash",
  ]);
  expect(asked(null, { role: "prepayments", confidence: 0.3 })).toEqual([]);
  expect(asked(CASH, { role: CASH, confidence: 0.9 })).toEqual([]);
  expect(asked(null, { role: CASH, confidence: 0.3 }, "0")).toEqual([]);
});

test("of accounts with one name each is asked by its number too", () => {
  const policies = resolvePolicies("IFRS", {});
  if (!policies.ok) throw new Error("the policies of a framework stand");
  const amounts = { opening: 0n, closing: minor("246") };
  const accounts = [
    ["5081", "Deposit"],
    ["5082", "Deposit"],
    ["53", "Till"],
  ].map(([code = "", name = ""]) => ({
    ...newRetainedEarnings(),
    ...{ code, name, role: CASH, ...amounts },
  }));
  const unsure: Classification = { role: CASH, confidence: 0.6, reason: "", source: "name" };
  const points = reviewDoubts(
    {
      ...{ accounts, profit: 0n, openingDifference: 0n, closingDifference: 0n },
      ...{ closedUnsurely: [], turnedUnsurely: [] },
    },
    indexLedger(accounts, policies.value, 2),
    new Map(accounts.map(({ code }) => [code, unsure])),
  );
  expect(points.map(({ reason }) => reason.split(" is ")[0])).toEqual([
    "'5081 Deposit'",
    "'5082 Deposit'",
    "'Till'",
  ]);
});

test.each(["closedUnsurely", "turnedUnsurely"] as const)(
  "of many accounts that are %s the first are named, and how many more there are",
  (which) => {
    const policies = resolvePolicies("IFRS", {});
    if (!policies.ok) throw new Error("the policies of a framework stand");
    const amounts = { profit: 0n, openingDifference: 0n, closingDifference: 0n };
    const none = { accounts: [], ...amounts, closedUnsurely: [], turnedUnsurely: [] };
    const ledger = { ...none, [which]: ["Rent", "Fees", "Fuel", "Post", "Tax"] };
    const [point] = reviewDoubts(ledger, indexLedger([], policies.value, 2), new Map());
    expect(point?.reason).toContain("'Rent', 'Fees', 'Fuel' and 2 more");
  },
);

test("what nobody could place has to be said, however sure a name is that nobody can", () => {
  const read = (role: Role | null, confidence: number): Classification => {
    return { role, confidence, reason: "", source: "name" };
  };
  const readings = new Map([
    ["asked", read("revenue", 0.6)],
    ["sure", read("revenue", 0.9)],
    ["unplaced", read(null, 0.93)],
  ]);
  expect([...unsureAccounts(readings)]).toEqual(["asked", "unplaced"]);
});
