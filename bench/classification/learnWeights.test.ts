import { readdirSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { learnWeights } from "./learnWeights.ts";

const examples = [
  { cues: ["word bank", "side debit"], role: 0, chart: "a" },
  { cues: ["word bank", "side credit"], role: 1, chart: "b" },
  { cues: ["word cash", "side debit"], role: 0, chart: "a" },
  { cues: ["word loan", "side credit"], role: 1, chart: "b" },
];

describe("learning weights", () => {
  test("a cue speaks for the role it is met with, and never for one it was never met with", () => {
    const learnt = learnWeights(examples, 3);
    expect(pairsOf(learnt.get("word cash"))).toEqual([[0, expect.toSatisfy(isAbove)]]);
    expect(pairsOf(learnt.get("word loan"))).toEqual([[1, expect.toSatisfy(isAbove)]]);
  });

  test("the same examples give the same weights", () => {
    expect(learnWeights(examples, 3)).toEqual(learnWeights(examples, 3));
  });

  test("what comes seldom is learnt from words alone", () => {
    const once = [...examples, { cues: ["word till", "types bank"], role: 0, chart: "a" }];
    const learnt = learnWeights(once, 3);
    expect([learnt.has("word till"), learnt.has("types bank")]).toEqual([true, false]);
  });
});

test("what is put together of words is learnt where two charts have it", () => {
  const ofCharts = (charts: readonly string[]) =>
    charts.map((chart) => ({ cues: ["word till", "pair petty till"], role: 0, chart }));
  const ofOne = learnWeights([...examples, ...ofCharts(Array(9).fill("a"))], 3);
  const ofTwo = learnWeights([...examples, ...ofCharts([...Array(8).fill("a"), "b"])], 3);
  expect([ofOne.has("pair petty till"), ofTwo.has("pair petty till")]).toEqual([false, true]);
  expect(ofOne.has("word till")).toBe(true);
});

test("what was learnt stays under a megabyte", () => {
  const folder = new URL("../../core/classify/learnt/", import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const bytes = files.map((name) => statSync(new URL(name, folder)).size);
  expect(bytes.length).toBeGreaterThanOrEqual(2);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(1_000_000);
});

function isAbove(weight: number): boolean {
  return weight > 0;
}

function pairsOf(row: readonly number[] = []): number[][] {
  return row.flatMap((role, at) => (at % 2 === 0 ? [[role, row[at + 1] ?? 0]] : []));
}
