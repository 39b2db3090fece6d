import { expect } from "vitest";
import { amountsOf, statementOf, type WrittenEntry } from "./tracedBooks.ts";

/** An entry of a day. */
export const on = (date: string, ...lines: WrittenEntry["lines"]): WrittenEntry => ({
  date,
  lines,
});

/** What entries add to the lines of both methods, in full units; every statement ties out on the way. */
export function linesOf(...entries: WrittenEntry[]) {
  const document = statementOf(entries);
  expect(document.draftReasons.map(({ message }) => message)).toEqual([]);
  return {
    direct: amountsOf(document, "direct"),
    indirect: amountsOf(document, "indirect"),
    nonCash: document.nonCashTransactions.map(({ amount }) => Number(amount)),
  };
}

/** Plant bought on credit. */
export const plantBill = on(
  "2025-03-01",
  ["plant", "600", {}],
  ["creditors", "-600", { party: "Maker", document: "M1" }],
);
