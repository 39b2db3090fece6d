import { describe, expect, test } from "vitest";
import {
  amountsOf,
  estimatedLines,
  statementOf,
  type WrittenEntry,
} from "../testing/tracedBooks.ts";

/** The direct lines, and those of them that are an estimate. The creditors open with 500 that name nobody. */
function traced(...entries: WrittenEntry[]) {
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
  expect(traced(advance(text), machine).direct).toEqual({ purchase_of_ppe: -90 });
});

test("what says nothing of the kind may have paid an older bill", () => {
  expect(traced(advance("Transfer"), machine)).toEqual({
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
  expect(traced(advance("Down payment"), goods)).toEqual({
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
  expect(traced(received, released)).toEqual({
    direct: { other_operating_receipts: 400 },
    marked: ["other_operating_receipts", "receipts_from_customers"],
  });
});

describe("what is paid ahead and open at the end", () => {
  const ahead = (date: string, party?: string): WrittenEntry => ({
    date,
    lines: [
      ["prepaid", "90", party === undefined ? {} : { party }],
      ["bank", "-90"],
    ],
  });
  const released: WrittenEntry = {
    date: "2025-06-30",
    lines: [
      ["overheads", "90"],
      ["prepaid", "-90"],
    ],
  };
  const plantPaidAhead: WrittenEntry = {
    date: "2025-06-30",
    lines: [
      ["plant", "90"],
      ["prepaid", "-90"],
    ],
  };
  const askedAboutPlant = {
    direct: { payments_to_suppliers: -90 },
    marked: ["payments_to_suppliers", "purchase_of_ppe"],
  };

  test("may be for plant where nothing paid ahead turned out to be for anything", () => {
    expect(traced(ahead("2025-11-01"))).toEqual(askedAboutPlant);
  });

  test("is for costs where all else that was paid ahead became costs", () => {
    expect(traced(ahead("2025-02-01"), released, ahead("2025-11-01"))).toEqual({
      direct: { payments_to_suppliers: -180 },
      marked: [],
    });
  });

  test("may be for plant where anything else that was paid ahead was", () => {
    expect(traced(ahead("2025-02-01"), plantPaidAhead, ahead("2025-11-01"))).toEqual({
      direct: { payments_to_suppliers: -90, purchase_of_ppe: -90 },
      marked: ["payments_to_suppliers", "purchase_of_ppe"],
    });
  });

  test("may be for plant where its party billed plant on another account", () => {
    const paid = ahead("2025-11-01", "Maker");
    expect(traced(machine, ahead("2025-02-01", "Insurer"), released, paid).marked).toContain(
      "purchase_of_ppe",
    );
  });
});

test("plant that is sold against a retention is received for plant", () => {
  const sale: WrittenEntry = {
    date: "2025-03-01",
    lines: [
      ["retentions", "700"],
      ["plantDepreciation", "800"],
      ["plant", "-1500"],
    ],
  };
  const received: WrittenEntry = {
    date: "2025-04-01",
    lines: [
      ["bank", "700"],
      ["retentions", "-700"],
    ],
  };
  expect(traced(sale, received).direct).toEqual({ proceeds_from_disposal_of_ppe: 700 });
});
