import { expect, test } from "vitest";
import type { GeneralLedger } from "./GeneralLedger.ts";
import { withCodesOfBalances } from "./withCodesOfBalances.ts";

const account = (code: string, name = code) => ({
  code,
  name,
  type: "",
  opening: 0n,
  closing: null,
});
const line = (at: string, amount: bigint) => ({
  row: 1,
  account: at,
  amount,
  text: "Rent",
  party: null,
  document: null,
  lettering: null,
});

function ledgerOf(...accounts: ReturnType<typeof account>[]): GeneralLedger {
  const [first = account("Rent"), second = account("Bank")] = accounts;
  const entry = { number: "1", date: "2025-03-01", text: "Rent", journal: null, entity: null };
  const lines = [line(first.code, 500n), line(second.code, -500n)];
  return {
    accounts,
    entries: [{ ...entry, reverses: null, lines }],
    movements: new Map(lines.map((each) => [each.account, each.amount])),
    period: { start: "2025-01-01", end: "2025-12-31" },
  };
}

/** The codes that accounts, entries and movements stand under. */
function codesIn({ accounts, entries, movements }: GeneralLedger) {
  const posted = [...entries].flatMap(({ lines }) => lines.map((each) => each.account));
  return [accounts.map(({ code }) => code), posted, [...(movements?.keys() ?? [])]];
}

test("accounts without codes are those of the balances that have their names", () => {
  const balances = [account("1000", "Bank"), account("6100", "rent ")];
  const ledger = withCodesOfBalances(ledgerOf(account("Rent"), account("Bank")), balances);
  const codes = ["6100", "1000"];
  expect(codesIn(ledger)).toEqual([codes, codes, codes]);
});

test("entries before and after the period, and those that open it, know the accounts by the same codes", () => {
  const { entries, ...ledger } = ledgerOf(account("Rent"), account("Bank"));
  const balances = [account("1000", "Bank"), account("6100", "rent ")];
  const around = { earlier: entries, later: entries, opened: entries };
  const known = withCodesOfBalances({ ...ledger, entries, ...around }, balances);
  for (const each of [known.earlier, known.later, known.opened])
    expect([...(each ?? [])].flatMap(({ lines }) => lines.map((of) => of.account))).toEqual([
      "6100",
      "1000",
    ]);
});

test("balances without codes are those of the ledger's accounts", () => {
  const ledger = ledgerOf(account("6100", "Rent"), account("1000", "Bank"));
  const codes = ["Rent", "Bank"];
  expect(
    codesIn(
      withCodesOfBalances(
        ledger,
        codes.map((name) => account(name)),
      ),
    ),
  ).toEqual([codes, codes, codes]);
});

test("a code that both have, and a name that several accounts have, stay as they are", () => {
  const ledger = ledgerOf(account("6100", "Rent"), account("1000", "Bank"));
  expect(withCodesOfBalances(ledger, [account("6100", "Bank"), account("1000", "Rent")])).toBe(
    ledger,
  );
  const twice = [account("1001", "Bank"), account("1002", "Bank"), account("6100", "Rent")];
  expect(withCodesOfBalances(ledger, twice)).toBe(ledger);
});

test("a code is known without dashes and the noughts it begins with, unless the names differ", () => {
  const ledger = ledgerOf(account("06-100"), account("0100", "Bank"));
  const known = (...balances: ReturnType<typeof account>[]) =>
    withCodesOfBalances(ledger, balances).accounts.map(({ code }) => code);
  expect(known(account("6100", "Rent"), account("100", "Land"))).toEqual(["6100", "0100"]);
  expect(known(account("6100", "Rent"), account("6-100", "Rates"))).toEqual(["06-100", "0100"]);
});
