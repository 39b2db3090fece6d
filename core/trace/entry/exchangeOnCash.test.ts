import { describe, expect, test } from "vitest";
import { amountsOf, statementOf, type WrittenEntry } from "../../testing/tracedBooks.ts";

const on = (date: string, ...lines: WrittenEntry["lines"]): WrittenEntry => ({ date, lines });
const direct = (...entries: WrittenEntry[]) => amountsOf(statementOf(entries), "direct");

describe("an exchange difference is on cash", () => {
  test("where it stands alone against it", () => {
    const revalued = on("2025-12-31", ["dollars", "7"], ["exchange", "-7"]);
    expect(direct(revalued)).toEqual({ effect_of_exchange_rate_changes: 7 });
  });

  test("though it is said to be on a debt, which does not move", () => {
    const revalued = on("2025-12-31", ["dollars", "7"], ["exchange", "-7"]);
    const traits = new Map([["exchange", ["belongs_to_borrowings" as const]]]);
    const shown = amountsOf(statementOf([revalued], { traits }), "direct");
    expect(shown).toEqual({ effect_of_exchange_rate_changes: 7 });
  });

  test("where one currency is changed into another", () => {
    const changed = on("2025-06-30", ["dollars", "95"], ["exchange", "5"], ["bank", "-100"]);
    expect(direct(changed)).toEqual({ effect_of_exchange_rate_changes: -5 });
  });

  test("where the entry says that it revalues, beside what else it revalues", () => {
    const lines = [
      ["dollars", "7"],
      ["loan", "-3"],
      ["exchange", "-4"],
    ] as const;
    const revalued = { ...on("2025-12-31", ...lines), text: "Revaluation at year end" };
    expect(direct(revalued)).toEqual({ effect_of_exchange_rate_changes: 7 });
  });
});

describe("an exchange difference belongs to what is paid", () => {
  test("on the side of the payment", () => {
    const repaid = on("2025-06-30", ["loan", "100"], ["exchange", "5"], ["bank", "-105"]);
    expect(direct(repaid)).toEqual({ repayment_of_borrowings: -105 });
  });

  test("on the other side", () => {
    const repaid = on("2025-06-30", ["loan", "100"], ["exchange", "-5"], ["bank", "-95"]);
    expect(direct(repaid)).toEqual({ repayment_of_borrowings: -95 });
  });

  test("in proportion, to the cent, where several things are paid", () => {
    const paid = on(
      "2025-06-30",
      ["loan", "100"],
      ["interest", "50"],
      ["exchange", "10"],
      ["bank", "-160"],
    );
    expect(direct(paid)).toEqual({ repayment_of_borrowings: -106.67, interest_paid: -53.33 });
  });

  test("of a bill, though the entry changes currency too", () => {
    const paid = on(
      "2025-06-30",
      ["creditors", "50"],
      ["dollars", "45"],
      ["exchange", "5"],
      ["bank", "-100"],
    );
    expect(direct(paid)).toEqual({ payments_to_suppliers: -55 });
  });
});
