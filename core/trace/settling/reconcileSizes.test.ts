import { describe, expect, test } from "vitest";
import {
  amountsOf,
  estimatedLines,
  statementOf,
  type WrittenEntry,
} from "../../testing/tracedBooks.ts";

const on = (date: string, ...lines: WrittenEntry["lines"]): WrittenEntry => ({ date, lines });

const bill = (date: string, account: "goods" | "plant", amount: string) =>
  on(date, [account, amount], ["creditors", `-${amount}`]);
const paid = (date: string, amount: string) =>
  on(date, ["creditors", amount], ["bank", `-${amount}`]);
const takenBack = (date: string, account: "goods" | "plant", amount: string) =>
  on(date, ["creditors", amount], [account, `-${amount}`]);
/** What the creditors open with, paid in a sum that is of the size of nothing else. */
const opening = paid("2025-01-02", "500");

/** What was paid for plant, and the lines of the statement that are estimates. */
function plantOf(...entries: WrittenEntry[]) {
  const document = statementOf(entries);
  return {
    plant: amountsOf(document, "direct").purchase_of_ppe ?? 0,
    estimated: estimatedLines(document),
  };
}

const machine = bill("2025-02-01", "plant", "7408.21");
const goods = bill("2025-02-02", "goods", "3150.77");

describe("where nothing names a bill or a party", () => {
  test("a payment of the size of one bill alone is for that bill, and no other payment is", () => {
    const entries = [opening, bill("2025-01-10", "goods", "912.35"), machine, goods];
    expect(
      plantOf(
        ...entries,
        paid("2025-03-01", "3150.77"),
        paid("2025-03-02", "7408.21"),
        paid("2025-03-03", "912.35"),
      ),
    ).toEqual({ plant: -7408.21, estimated: [] });
  });

  test("a bill that is paid later is no choice for a payment in part", () => {
    const part = paid("2025-03-01", "1000.13");
    const whole = paid("2025-04-01", "7408.21");
    const rest = paid("2025-05-01", "2150.64");
    expect(plantOf(opening, machine, goods, part, whole, rest)).toEqual({
      plant: -7408.21,
      estimated: [],
    });
  });

  test("what takes a part of a bill back, and the payment of the rest, are for it", () => {
    const credit = takenBack("2025-02-10", "goods", "150.22");
    const rest = paid("2025-03-01", "3000.55");
    expect(plantOf(opening, machine, goods, credit, rest)).toEqual({ plant: 0, estimated: [] });
  });

  test("a payment of two bills is for both, and a bill is paid with what was paid ahead for it", () => {
    const ahead = paid("2025-01-20", "1000.13");
    const [rest, both] = [paid("2025-04-01", "6408.08"), paid("2025-04-02", "4063.12")];
    const more = bill("2025-02-03", "goods", "912.35");
    expect(plantOf(opening, ahead, machine, goods, more, rest, both)).toEqual({
      plant: -7408.21,
      estimated: [],
    });
  });
});

describe("a size proves nothing", () => {
  const entries = [opening, goods];

  test("where two bills are of it", () => {
    const twin = bill("2025-02-03", "plant", "3150.77");
    expect(plantOf(...entries, twin, paid("2025-03-01", "3150.77")).estimated).not.toEqual([]);
  });

  test("where it is round", () => {
    const [one, other] = [bill("2025-02-01", "plant", "4000"), bill("2025-02-02", "goods", "3000")];
    const payments = [paid("2025-03-01", "3000"), paid("2025-03-02", "500.25")];
    expect(plantOf(opening, one, other, ...payments).estimated).not.toEqual([]);
  });

  test("where several payments may come to it", () => {
    const parts = ["3000.02", "150.75", "3000.01", "150.76"].map((amount, at) =>
      paid(`2025-03-0${at + 1}`, amount),
    );
    expect(plantOf(...entries, machine, ...parts).estimated).not.toEqual([]);
  });

  test("where the payment is older than the bill", () => {
    const early = paid("2025-01-20", "7408.21");
    const later = bill("2025-01-21", "goods", "9000.01");
    expect(plantOf(opening, later, machine, early).estimated).not.toEqual([]);
  });
});
