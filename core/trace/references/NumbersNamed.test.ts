import { expect, test } from "vitest";
import { NumbersNamed } from "./NumbersNamed.ts";

const [receivables, payables] = [{ index: 0 }, { index: 1 }];

/** Notes lines of receivables by their amounts and the numbers they name, the first at place 0. */
function named(...lines: readonly (readonly [amount: number, number: string])[]) {
  const numbers = new NumbersNamed();
  for (const [place, [amount, number]] of lines.entries())
    numbers.note({ account: receivables, amount, place }, number);
  return numbers;
}

test("a number is listed with its lines where both sides of an account name it, and only there", () => {
  const numbers = named([-400, "1043"], [300, "871"], [400, "1043"], [-100, "872"]);
  numbers.note({ account: payables, amount: -300, place: 4 }, "871");
  expect([...numbers.onBothSides()]).toEqual([
    { number: "1043", isOfSeries: false, places: [0, 2] },
  ]);
});

test("numbers that one side alone names count towards a series", () => {
  const bills = [
    [-400, "inv-0001"],
    [-500, "inv-0002"],
  ] as const;
  const isOfSeries = (numbers: NumbersNamed) =>
    [...numbers.onBothSides()].map((each) => each.isOfSeries);
  expect(isOfSeries(named(...bills, [400, "inv-0001"]))).toEqual([false]);
  expect(isOfSeries(named(...bills, [-600, "inv-0003"], [400, "inv-0001"]))).toEqual([true]);
});

test("a number is known on the account whose lines name it", () => {
  const numbers = named([-400, "1043"]);
  expect(numbers.has(receivables, "1043")).toBe(true);
  expect(numbers.has(receivables, "1044")).toBe(false);
  expect(numbers.has(payables, "1043")).toBe(false);
});
