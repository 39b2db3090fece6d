import { describe, expect, test } from "vitest";
import type { Classification } from "../Classification.ts";
import { takePlaced } from "./takePlaced.ts";

const read = (role: Classification["role"], confidence = 0.9): Classification => ({
  role,
  confidence,
  reason: "Its name says so.",
  source: "name",
});

/** What account 1 is taken for once the books have said where it stands. */
function placed(before: Classification, after: Classification, isAsked = false) {
  const place = { section: "profit_loss" as const, reason: "The books balance so.", isAsked };
  const taken = takePlaced(
    new Map([["1", before]]),
    new Map([["1", after]]),
    new Map([["1", place]]),
  );
  return taken.get("1");
}

describe("an account that the books place in a statement", () => {
  test("has nothing overruled where it keeps its role, or had none", () => {
    expect(placed(read("revenue"), read("revenue"))).not.toHaveProperty("overruled");
    expect(placed(read(null, 0), read("revenue"))).not.toHaveProperty("overruled");
    expect(placed(read("revenue"), read("revenue"))?.reason).toBe(
      "The books balance so. Its name says so.",
    );
  });

  test("says which role it had before", () => {
    const taken = placed(read("other_receivables"), read("operating_expenses"));
    expect(taken?.overruled).toEqual([{ role: "other_receivables", source: "name" }]);
  });

  test("is less sure than the bar where the books do not prove it", () => {
    expect(placed(read("revenue"), read("revenue"))?.confidence).toBe(0.9);
    expect(placed(read("revenue"), read("revenue"), true)?.confidence).toBeLessThan(0.7);
  });

  test("keeps what a person said of it", () => {
    const chosen: Classification = { ...read("revenue", 1), source: "override" };
    expect(placed(read("other_receivables"), chosen)).toEqual(chosen);
  });
});
