import { expect, test } from "vitest";
import {
  amountsOf,
  estimatedLines,
  statementOf,
  type WrittenEntry,
} from "../testing/tracedBooks.ts";

/** The direct lines, and those of them that are an estimate. The creditors open with 500 that name nobody. */
function told(...entries: WrittenEntry[]) {
  const document = statementOf(entries);
  return {
    direct: amountsOf(document, "direct"),
    marked: estimatedLines(document),
  };
}

const maker = { party: "Maker" };

const advance = (text: string): WrittenEntry => ({
  date: "2025-01-20",
  text,
  lines: [
    ["creditors", "90", maker],
    ["bank", "-90"],
  ],
});
const machine: WrittenEntry = {
  date: "2025-02-20",
  lines: [
    ["plant", "300"],
    ["creditors", "-300", maker],
  ],
};

test.each([
  "Advance for press",
  "Anzahlung Presse",
  "Acompte presse",
  "Förskott press",
  "Aanbetaling pers",
])("what calls itself an advance pays no opening balance: %s", (text) => {
  expect(told(advance(text), machine).direct).toEqual({ purchase_of_ppe: -90 });
});

test("what says nothing of the kind may have paid an older bill", () => {
  expect(told(advance("Transfer"), machine)).toEqual({
    direct: { payments_to_suppliers: -90 },
    marked: ["payments_to_suppliers", "purchase_of_ppe"],
  });
});

test("an advance without any bill may have been for plant", () => {
  const goods: WrittenEntry = {
    date: "2025-03-01",
    lines: [
      ["goods", "40"],
      ["creditors", "-40", { party: "Grocer" }],
    ],
  };
  expect(told(advance("Down payment"), goods)).toEqual({
    direct: { payments_to_suppliers: -90 },
    marked: ["payments_to_suppliers", "purchase_of_ppe"],
  });
});

test("what is left of a grant whose released part was other income is for the same, as an estimate", () => {
  const received: WrittenEntry = {
    date: "2025-02-01",
    lines: [
      ["bank", "400"],
      ["deposits", "-400"],
    ],
  };
  const released: WrittenEntry = {
    date: "2025-12-31",
    lines: [
      ["deposits", "200"],
      ["otherIncome", "-200"],
    ],
  };
  expect(told(received, released)).toEqual({
    direct: { other_operating_receipts: 400 },
    marked: ["other_operating_receipts", "receipts_from_customers"],
  });
});
