import { expect, test } from "vitest";
import { emptyAccount } from "../ledger/emptyAccount.ts";
import { combineJournals } from "./combineJournals.ts";
import type { Posting, WorksheetColumn } from "./Posting.ts";

const plant = emptyAccount({ code: "plant", name: "plant", isProfitAndLoss: false });

function posting(column: WorksheetColumn, amount: bigint, adjustmentId: string | null): Posting {
  return { account: plant, amount, column, adjustmentId, presentAs: null, reason: "" };
}

const ofLedger = (column: WorksheetColumn, amount: bigint) => posting(column, amount, null);
const said = (column: WorksheetColumn, amount: bigint) => posting(column, amount, "journal");
const amountsOf = (postings: readonly Posting[]) =>
  postings.map(({ column, amount }) => [column, amount]);

test("a journal of which the ledger holds every line counts once", () => {
  const ledger = [ofLedger("purchase_of_ppe", -70n)];
  const laid = combineJournals([said("purchase_of_ppe", -70n)], ledger);
  expect(laid).toEqual({
    journaled: [],
    traced: ledger,
    repeated: [{ id: "journal", sameAs: null }],
  });
});

test("a journal that is given again counts no more than the ledger has of it", () => {
  const journals = ["first", "second"].map((id) => posting("purchase_of_ppe", -70n, id));
  const once = [ofLedger("purchase_of_ppe", -70n)];
  expect(combineJournals(journals, once)).toEqual({
    journaled: [],
    traced: once,
    repeated: [
      { id: "first", sameAs: null },
      { id: "second", sameAs: "first" },
    ],
  });
  const twice = [...once, ...once];
  expect(combineJournals(journals, twice).repeated.map(({ sameAs }) => sameAs)).toEqual([
    null,
    null,
  ]);
});

test("a journal that says more than the ledger, or the opposite of it, is a journal of its own", () => {
  for (const amount of [-71n, 70n]) {
    const laid = combineJournals(
      [said("purchase_of_ppe", amount)],
      [ofLedger("purchase_of_ppe", -70n)],
    );
    expect(laid.repeated).toEqual([]);
    expect(amountsOf(laid.journaled)).toEqual([["purchase_of_ppe", amount]]);
  }
});

test("what a journal says of an account is taken from the largest that the ledger says of it", () => {
  const ledger = [
    ofLedger("purchase_of_ppe", -30n),
    ofLedger("purchase_of_intangibles", -50n),
    ofLedger("proceeds_from_disposal_of_ppe", 20n),
  ];
  const { traced } = combineJournals([said("non_cash", -60n)], ledger);
  expect(amountsOf(traced)).toEqual([
    ["purchase_of_ppe", -20n],
    ["proceeds_from_disposal_of_ppe", 20n],
  ]);
});
