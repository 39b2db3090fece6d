import { describe, expect, test } from "vitest";
import { amountsOf, statementOf, type WrittenEntry } from "../testing/tracedBooks.ts";
import { linesOf, on } from "../testing/tracedLines.ts";

const charged = on("2025-02-01", ["overheads", "90"], ["overdraft", "-90"]);

describe("an overdraft outside of cash", () => {
  test.each<[string, WrittenEntry, Record<string, number>]>([
    ["pays a cost", charged, { payments_to_suppliers: -90 }],
    [
      "is paid into",
      on("2025-02-01", ["overdraft", "70"], ["sales", "-70"]),
      { receipts_from_customers: 70 },
    ],
    [
      "pays for plant",
      on("2025-02-01", ["plant", "60"], ["overdraft", "-60"]),
      { purchase_of_ppe: -60 },
    ],
    [
      "is charged interest",
      on("2025-02-01", ["interest", "5"], ["overdraft", "-5"]),
      { interest_paid: -5 },
    ],
    ["is paid from the bank", on("2025-02-01", ["overdraft", "40"], ["bank", "-40"]), {}],
  ])(
    "%s: the line says what for, and the bank lent or was repaid all of it",
    (_, entry, direct) => {
      const moved = entry.lines.find(([account]) => account === "overdraft")?.[1];
      const lent = { change_in_bank_overdraft: -Number(moved) };
      expect(linesOf(entry)).toMatchObject({ direct: { ...direct, ...lent }, nonCash: [] });
    },
  );

  test("settles what a bill was for", () => {
    const bill = on("2025-02-01", ["plant", "90"], ["creditors", "-90", { document: "B1" }]);
    const paid = on("2025-03-01", ["creditors", "90", { document: "B1" }], ["overdraft", "-90"]);
    const direct = { purchase_of_ppe: -90, change_in_bank_overdraft: 90 };
    expect(linesOf(bill, paid)).toMatchObject({ direct, nonCash: [] });
  });

  test("takes a payment back where it was", () => {
    const back = { ...charged, date: "2025-02-03", text: "Reversal of 1", reverses: "1" };
    const turned = charged.lines.map(
      ([account, amount]) => [account, `${-Number(amount)}`] as const,
    );
    expect(linesOf({ ...charged, number: "1" }, { ...back, lines: turned }).direct).toEqual({});
  });

  test("owes more in another currency, and no cash moved", () => {
    const revalued = on("2025-12-31", ["exchange", "8"], ["overdraft", "-8"]);
    const indirect = { profit_before_tax: -8, unrealised_exchange_differences: 8 };
    expect(linesOf(revalued)).toEqual({ direct: {}, indirect, nonCash: [] });
  });
});

test("an overdraft that is part of cash pays like any account", () => {
  const document = statementOf([charged], { policies: { bankOverdraftsInCash: true } });
  expect(amountsOf(document, "direct")).toEqual({ payments_to_suppliers: -90 });
  expect(document.draftReasons).toEqual([]);
});
