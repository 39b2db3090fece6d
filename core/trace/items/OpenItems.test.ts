import { expect, test } from "vitest";
import type { Part } from "../sums/Piece.ts";
import { OpenSide } from "./OpenItems.ts";

test("a bill after payments by age is in doubt by what may have been paid ahead, line by line", () => {
  const side = new OpenSide();
  side.settledByAge(1, new Map([["payments_to_suppliers", 300]]));
  side.settledByAge(1, new Map([["payments_to_suppliers", 200]]));
  const bill = (amount: number): Part[] => [{ column: "purchase_of_ppe", amount, held: [] }];
  const doubt = (size: number) =>
    new Map([
      ["payments_to_suppliers", size],
      ["purchase_of_ppe", size],
    ]);
  expect(side.mayBePaid(1, bill(-450))).toEqual(doubt(450));
  expect(side.mayBePaid(1, bill(-900))).toEqual(doubt(500));
  // Two parts of a bill are in doubt together, and what is for the same thing is not
  expect(side.mayBePaid(1, [...bill(-100), ...bill(-50)])).toEqual(doubt(150));
  const goods: Part = { column: "payments_to_suppliers", amount: -100, held: [] };
  expect(side.mayBePaid(1, [goods])).toBeNull();
  expect(side.mayBePaid(2, bill(-100))).toBeNull();
});
