import { expect, test } from "vitest";
import { classify } from "../classify.ts";

function read(name: string) {
  const facts = [
    { code: "3000", name: "Share capital", type: "Equity", section: null, side: null },
    { code: "3900", name: "Retained earnings", type: "Equity", section: null, side: null },
    { code: "3100", name, type: "Equity", section: null, side: null },
  ];
  return classify(facts, { given: new Map(), remembered: new Map() }).get("3100");
}

test("equity of which only the type is known is asked, as paid in or earned", () => {
  const { confidence = 1, rivals = [] } = read("Zorblax 7") ?? {};
  expect(confidence).toBeLessThan(0.7);
  expect(rivals).toEqual(["share_capital", "retained_earnings"]);
});

test("a reserve by its name is no question", () => {
  expect(read("Other reserves")?.confidence).toBeGreaterThanOrEqual(0.7);
});
