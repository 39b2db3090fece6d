import { describe, expect, test } from "vitest";
import type { WrittenEntry } from "../testing/tracedBooks.ts";
import { linesOf, on } from "../testing/tracedLines.ts";

describe("sales tax", () => {
  test("is received with sales, paid with purchases and settled with the authority", () => {
    const { direct, indirect } = linesOf(
      on("2025-01-10", ["bank", "120"], ["sales", "-100"], ["salesTax", "-20"]),
      on("2025-01-20", ["goods", "50"], ["salesTax", "10"], ["bank", "-60"]),
      on("2025-04-30", ["salesTax", "10"], ["bank", "-10"]),
    );
    expect(direct).toEqual({
      receipts_from_customers: 120,
      payments_to_suppliers: -60,
      other_operating_payments: -10,
    });
    expect(indirect).toEqual({ profit_before_tax: 50 });
  });

  test("on plant that is bought for cash stays operating", () => {
    const bought = on("2025-01-20", ["plant", "50"], ["salesTax", "10"], ["bank", "-60"]);
    expect(linesOf(bought).direct).toEqual({ payments_to_suppliers: -10, purchase_of_ppe: -50 });
  });

  test("is settled with the authority where it is paid beside pay and income tax", () => {
    const taxes = on(
      "2025-02-12",
      ["salesTax", "90"],
      ["wages", "30"],
      ["taxPayable", "20"],
      ["bank", "-140"],
    );
    const fee = on("2025-03-12", ["salesTax", "90"], ["overheads", "2"], ["bank", "-92"]);
    expect(linesOf(taxes, fee).direct).toEqual({
      other_operating_payments: -180,
      payments_to_employees: -30,
      income_taxes_paid: -20,
      payments_to_suppliers: -2,
    });
  });

  test("beside what is withheld from pay is settled with the authority, however small", () => {
    const withheld = on("2025-01-31", ["wages", "100"], ["withheld", "-100"]);
    const paid = on(
      "2025-02-12",
      ["salesTax", "5"],
      ["withheld", "100"],
      ["wages", "60"],
      ["bank", "-165"],
    );
    expect(linesOf(withheld, paid).direct).toEqual({
      other_operating_payments: -5,
      payments_to_employees: -160,
    });
  });

  test.each<[string, WrittenEntry, Record<string, number>]>([
    [
      "rent paid ahead",
      on("2025-03-01", ["prepaid", "50"], ["salesTax", "10"], ["bank", "-60"]),
      { payments_to_suppliers: -60 },
    ],
    [
      "a bill that was accrued",
      on("2025-03-01", ["accruals", "50"], ["salesTax", "10"], ["bank", "-60"]),
      { payments_to_suppliers: -60 },
    ],
    [
      "a customer's deposit",
      on("2025-03-01", ["bank", "60"], ["deposits", "-50"], ["salesTax", "-10"]),
      { receipts_from_customers: 60 },
    ],
  ])("is paid and received with %s", (_, entry, direct) => {
    expect(linesOf(entry).direct).toEqual(direct);
  });
});
