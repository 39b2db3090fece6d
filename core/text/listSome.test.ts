import { expect, test } from "vitest";
import { listSome } from "./listSome.ts";

test("so many are named at the most, and the others counted", () => {
  expect(listSome(["Sales", "Wages", "Rent"], 3)).toBe("Sales, Wages, Rent");
  expect(listSome(["Sales", "Wages", "Rent", "Tax"], 3)).toBe("Sales, Wages, Rent and 1 more");
  expect(listSome([], 3)).toBe("");
});
