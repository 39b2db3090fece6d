import { expect, test } from "vitest";
import { amountsOf, statementOf, type WrittenEntry } from "../../testing/tracedBooks.ts";

/** The lines of both methods, without the profit that the indirect one begins with. */
function traced(...entries: readonly WrittenEntry[]) {
  const document = statementOf(entries);
  const { profit_before_tax: _profit, ...indirect } = amountsOf(document, "indirect");
  return { direct: amountsOf(document, "direct"), indirect };
}

const ann = { party: "Ann", document: "1" };

const entry = (date: string, ...lines: WrittenEntry["lines"]): WrittenEntry => ({ date, lines });

/** Sold for 1,000, of which 700 were received. */
const sale = [
  entry("2025-02-01", ["debtors", "1000", ann], ["sales", "-1000"]),
  entry("2025-03-01", ["bank", "700"], ["debtors", "-700", ann]),
];

test("a debt that is given up is taken out of profit, and is no movement of receivables", () => {
  const givenUp = entry("2025-06-01", ["badDebts", "300"], ["debtors", "-300", ann]);
  expect(traced(...sale, givenUp)).toEqual({
    direct: { receipts_from_customers: 700 },
    indirect: { bad_debts: 300, change_in_trade_receivables: -300 },
  });
});

test("an allowance is such a charge, and what is written off against it is none", () => {
  const setAside = entry("2025-12-31", ["badDebts", "250"], ["allowance", "-250"]);
  const writtenOff = entry("2025-12-31", ["allowance", "100"], ["debtors", "-100", ann]);
  const released = entry("2025-12-31", ["allowance", "50"], ["badDebts", "-50"]);
  expect(traced(...sale, setAside, writtenOff, released)).toEqual({
    direct: { receipts_from_customers: 700 },
    indirect: { bad_debts: 200, change_in_trade_receivables: -300 },
  });
});

test("sales tax that is taken back with a debt stays a movement of both accounts", () => {
  const taxed = entry(
    "2025-06-01",
    ["badDebts", "250"],
    ["salesTax", "50"],
    ["debtors", "-300", ann],
  );
  expect(traced(...sale, taxed)).toEqual({
    direct: { receipts_from_customers: 700 },
    indirect: {
      bad_debts: 250,
      change_in_trade_receivables: -250,
      change_in_sales_tax: -50,
    },
  });
});

test("a discount beside a debt that is given up lowers what is received", () => {
  const paid = entry(
    "2025-03-02",
    ["bank", "200"],
    ["badDebts", "80"],
    ["sales", "20"],
    ["debtors", "-300", ann],
  );
  expect(traced(...sale, paid)).toEqual({
    direct: { receipts_from_customers: 900 },
    indirect: { bad_debts: 80, change_in_trade_receivables: -80 },
  });
});

test("a debt that is paid after all was received", () => {
  const recovered = entry("2025-09-01", ["bank", "40"], ["badDebts", "-40"]);
  expect(traced(...sale, recovered)).toEqual({
    direct: { receipts_from_customers: 740 },
    indirect: { change_in_trade_receivables: -300 },
  });
});
