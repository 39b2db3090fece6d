import { expect, test } from "vitest";
import {
  amountsOf,
  estimatedLines,
  statementOf,
  type WrittenEntry,
} from "../../testing/tracedBooks.ts";

const [advance, invoice] = [{ document: "D1" }, { document: "S1" }];

const paidAhead: WrittenEntry = {
  date: "2025-02-01",
  lines: [
    ["bank", "150"],
    ["deposits", "-150", advance],
  ],
};

test("an invoice takes in what was paid ahead, though rows of two accounts balance by document", () => {
  const billed: WrittenEntry = {
    date: "2025-05-14",
    lines: [
      ["debtors", "390", invoice],
      ["sales", "-390", invoice],
      ["deposits", "60", advance],
      ["sales", "-60", advance],
      ["deposits", "90", advance],
      ["salesTax", "-90", advance],
    ],
  };
  const document = statementOf([paidAhead, billed]);
  expect(amountsOf(document, "direct")).toEqual({ receipts_from_customers: 150 });
  expect(estimatedLines(document)).toEqual([]);
});

test("sales tax that is taken out of an advance is its customer's", () => {
  const rows: WrittenEntry[] = [
    [["deposits", "60", advance] as const, ["sales", "-60"] as const],
    [["deposits", "90", advance] as const, ["salesTax", "-90"] as const],
  ].map((lines) => ({ date: "2025-05-14", lines }));
  const document = statementOf([paidAhead, ...rows]);
  expect(amountsOf(document, "direct")).toEqual({ receipts_from_customers: 150 });
});

test("bills of two suppliers under one number stay apart", () => {
  const [one, other] = [{ document: "B1" }, { document: "B2" }];
  const document = statementOf([
    {
      date: "2025-03-01",
      lines: [
        ["plant", "300", one],
        ["creditors", "-300", one],
        ["goods", "100", other],
        ["creditors", "-100", other],
      ],
    },
    {
      date: "2025-04-01",
      lines: [
        ["creditors", "100", other],
        ["bank", "-100"],
      ],
    },
  ]);
  expect(amountsOf(document, "direct")).toEqual({ payments_to_suppliers: -100 });
});
