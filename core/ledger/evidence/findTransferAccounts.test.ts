import { expect, test } from "vitest";
import { columnsOf } from "../../generalLedger/entries/columnsOf.ts";
import type { Role } from "../../roles/roles.ts";
import { minor } from "../../testing/ledgerRows.ts";
import { plainEntry } from "../../testing/plainEntry.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import { newRetainedEarnings } from "../newRetainedEarnings.ts";
import { findTransferAccounts } from "./findTransferAccounts.ts";

type Written = readonly [date: string, from: string, to: string, amount: string];

/** What is known of the account, whose role is in doubt or, `isLearnt`, was learnt from other charts. */
type Doubted = { given: readonly string[]; closing: string; isLearnt: boolean };

const bank: Role = "cash_and_cash_equivalents";

function account(code: string, role: Role, closing = "0"): LedgerAccount {
  return { ...newRetainedEarnings(), code, role, opening: 0n, closing: minor(closing) };
}

/** What an account "555" is told to be that is in doubt, from payments from one account to another. */
function findingOn(
  payments: readonly Written[],
  { given = [], closing = "0", isLearnt = false }: Partial<Doubted> = {},
) {
  const accounts = [
    account("current", bank),
    account("savings", bank),
    account("rent", "operating_expenses"),
    account("555", "other_receivables", closing),
  ];
  const entries = payments.map(([date, from, to, amount], index) =>
    plainEntry(String(index + 1), date, [
      [to, minor(amount)],
      [from, minor(`-${amount}`)],
    ]),
  );
  const learnt = new Map(isLearnt ? [["555", { named: null }]] : []);
  const doubts = { asked: new Set(isLearnt ? [] : ["555"]), given: new Set(given), learnt };
  return findTransferAccounts(accounts, doubts, () => columnsOf(entries)).get("555");
}

const march: readonly Written[] = [
  ["2025-03-03", "current", "555", "400"],
  ["2025-03-05", "555", "savings", "400"],
];
const june: readonly Written[] = [
  ["2025-06-28", "555", "savings", "250"],
  ["2025-07-01", "current", "555", "250"],
];

test("an account in doubt that only carries money between banks is cash", () => {
  expect(findingOn([...march, ...june])).toMatchObject({ role: bank });
  expect(findingOn([...march, ...june])?.isAsked).toBeUndefined();
  expect(findingOn([...march, ...june], { isLearnt: true })).toMatchObject({ role: bank });
});

test("a single transfer is asked", () => {
  expect(findingOn(march)).toMatchObject({ role: bank, isAsked: true });
});

test("money that comes back to the bank it left was lent", () => {
  const back: Written = ["2025-03-05", "555", "current", "400"];
  expect(findingOn([march[0] ?? back, back, ...june])).toBeUndefined();
});

test("money that is away for weeks, or arrives in part, is no transfer", () => {
  const late: Written = ["2025-03-25", "555", "savings", "400"];
  const part: Written = ["2025-03-05", "555", "savings", "399"];
  for (const other of [late, part])
    expect(findingOn([march[0] ?? other, other, ...june])).toBeUndefined();
});

test("an account that anything else is paid from carries no money", () => {
  const spent: readonly Written[] = [
    ["2025-07-11", "current", "555", "90"],
    ["2025-07-12", "555", "rent", "90"],
  ];
  expect(findingOn([...march, ...june, ...spent])).toBeUndefined();
  expect(findingOn([...march, ...june], { closing: "5" })).toBeUndefined();
});

test("what a person has told stays", () => {
  expect(findingOn([...march, ...june], { given: ["555"] })).toBeUndefined();
});
