import { describe, expect, test } from "vitest";
import { fitLogistic } from "./fitLogistic.ts";

describe("a logistic regression", () => {
  test("without any sign gives the share that is true", () => {
    const rows = Array.from({ length: 1000 }, () => [1]);
    const [level = 0] = fitLogistic(
      rows,
      rows.map((_, at) => at % 4 !== 0),
    );
    expect(1 / (1 + Math.exp(-level))).toBeCloseTo(0.75, 6);
  });

  test("gives a sign the weight by which it tells, and none to one that does not", () => {
    const rows = Array.from({ length: 8000 }, (_, at) => [1, at % 2, Math.floor(at / 2) % 2]);
    // Of those with the first sign nine in ten are true, of the others three in ten
    const truths = rows.map(([, first], at) => Math.floor(at / 4) % 10 < (first === 1 ? 9 : 3));
    const [level = 0, weight = 0, idle = 1] = fitLogistic(rows, truths);
    expect(level).toBeCloseTo(Math.log(0.3 / 0.7), 1);
    expect(Math.abs(weight - (Math.log(9) - Math.log(0.3 / 0.7)))).toBeLessThan(0.1);
    expect(idle).toBeCloseTo(0, 1);
  });
});
