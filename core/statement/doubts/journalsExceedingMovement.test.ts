import { expect, test } from "vitest";
import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { resolvePolicies } from "../../policies/resolvePolicies.ts";
import type { Role } from "../../roles/roles.ts";
import { minor } from "../../testing/ledgerRows.ts";
import { indexLedger } from "../../worksheet/LedgerIndex.ts";
import type { JournalLine } from "../../worksheet/postJournals.ts";
import type { Adjustment } from "../StatementInput.ts";
import { journalsExceedingMovement } from "./journalsExceedingMovement.ts";

/** A loan repaid on balance, an asset leased with its debt partly repaid, equity, and a charge. */
const movements = { loan: "40", asset: "100", lease: "-85", equity: "-10", charge: "60" };

const ledgerIndex = indexLedger(
  Object.entries(movements).map(
    ([code, movement]): LedgerAccount => ({
      code,
      name: code,
      type: "",
      currency: null,
      role: null,
      nature: null,
      rows: [],
      traits: [],
      isProfitAndLoss: code === "charge",
      opening: 0n,
      profitTransferred: 0n,
      closing: minor(movement),
      movement: minor(movement),
    }),
  ),
  policies(),
  2,
);

function policies() {
  const resolved = resolvePolicies("IFRS", {});
  if (!resolved.ok) throw new Error("the defaults are refused");
  return resolved.value;
}

function account(code: string, amount: string): JournalLine {
  return { kind: "account", account: code, amount: minor(amount), presentAs: null };
}

const cash = (amount: string): JournalLine => ({
  kind: "cash",
  concept: "repayment_of_borrowings",
  amount: minor(amount),
});

function journal(reason: string, ...lines: JournalLine[]): Adjustment {
  return { id: reason, reason, adjustmentType: "journal", lines };
}

const messages = (...journals: Adjustment[]) =>
  journalsExceedingMovement(journals, ledgerIndex).map(({ message }) => message);

test("an amount beyond what its account moved names the journal and the line", () => {
  const typo = journal("Loan repaid", cash("-400"), account("loan", "400"));
  expect(messages(typo)).toEqual([
    expect.stringMatching(
      /^Journal "Loan repaid", line 2: 400\.00 is more than account loan moved in the period, which is 40\.00\./,
    ),
  ]);
  expect(messages(journal("", cash("-400"), account("loan", "400")))[0]).toMatch(/^Line 2: /);
  const charge = journal("Charge", account("charge", "-61"), cash("61"));
  expect(messages(charge)).toHaveLength(1);
});

test("gross flows that leave what moved are no excess, in one journal or in two", () => {
  const repaid = [cash("-140"), account("loan", "140")];
  const borrowed = [cash("100"), account("loan", "-100")];
  expect(messages(journal("Both", ...repaid, ...borrowed))).toEqual([]);
  expect(messages(journal("Repaid", ...repaid))).toHaveLength(1);
  expect(messages(journal("Repaid", ...repaid), journal("Borrowed", ...borrowed))).toEqual([]);
});

test("an event whose other side moved by as much is borne out", () => {
  const signed = journal("Lease signed", account("asset", "100"), account("lease", "-100"));
  expect(messages(signed)).toEqual([]);
  const wrong = journal("Lease signed", account("asset", "1000"), account("lease", "-1000"));
  expect(messages(wrong).map((text) => text.match(/line \d/)?.[0])).toEqual(["line 1", "line 2"]);
});

test("a part of the other side does not bear out the whole", () => {
  const mixed = journal("Mixed", account("loan", "60"), account("equity", "-10"), cash("-50"));
  expect(messages(mixed)).toHaveLength(1);
});

test("accounts on the side of an amount do not bear it out", () => {
  const other = [account("equity", "-10"), account("lease", "-49"), cash("-21")];
  const mixed = journal("Mixed", account("loan", "60"), account("asset", "20"), ...other);
  expect(messages(mixed)).toEqual([expect.stringContaining("line 1: 60.00 is more")]);
});

test("what was charged against an asset kept at its carrying amount is no excess of what was added to it", () => {
  const roleOf: Record<string, Role> = {
    asset: "right_of_use_assets",
    lease: "lease_liabilities",
    amortisation: "depreciation",
  };
  const named = { asset: "400", lease: "-415", amortisation: "100", cash: "-85" };
  const accounts = Object.entries(named).map(
    ([code, movement]): LedgerAccount => ({
      code,
      name: code,
      type: "",
      currency: null,
      nature: null,
      rows: [],
      traits: [],
      role: roleOf[code] ?? null,
      isProfitAndLoss: code === "amortisation",
      opening: 0n,
      profitTransferred: 0n,
      closing: minor(movement),
      movement: minor(movement),
    }),
  );
  const leased = (amount: string, charge: Role = "depreciation") =>
    journalsExceedingMovement(
      [journal("Leased", account("asset", amount), account("lease", `-${amount}`))],
      indexLedger(
        accounts.map((each) => (each.isProfitAndLoss ? { ...each, role: charge } : each)),
        policies(),
        2,
      ),
    );
  expect(leased("500")).toEqual([]);
  expect(leased("600")).not.toEqual([]);
  // What is charged for other assets says nothing of this one
  expect(leased("500", "share_of_associates_profit")).not.toEqual([]);
});
