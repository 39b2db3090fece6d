import { expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
import { type Classification, PLACEMENT_BAR } from "../Classification.ts";
import { takeOnlyCash } from "./takeOnlyCash.ts";

function confidencesAfter(read: readonly [Role, number][]): number[] {
  const classifications = read.map(([role, confidence], at): [string, Classification] => [
    String(at),
    { role, confidence, reason: "It was read.", source: "name" },
  ]);
  return [...takeOnlyCash(new Map(classifications)).values()].map(({ confidence }) => confidence);
}

test("the one account of a ledger that may be cash is placed there, too doubtful to be sure", () => {
  const read = confidencesAfter([
    ["cash_and_cash_equivalents", 0.34],
    ["revenue", 0.2],
  ]);
  expect(read).toEqual([PLACEMENT_BAR, 0.2]);
});

test.each<[string, [Role, number][]]>([
  [
    "cash beside it",
    [
      ["cash_and_cash_equivalents", 0.9],
      ["cash_and_cash_equivalents", 0.34],
    ],
  ],
  [
    "a second one",
    [
      ["cash_and_cash_equivalents", 0.2],
      ["cash_and_cash_equivalents", 0.34],
    ],
  ],
  ["no such account", [["revenue", 0.34]]],
])("it is left where it is with %s", (_, read) => {
  expect(confidencesAfter(read)).toEqual(read.map(([, confidence]) => confidence));
});

test("so is one whose words say cash, where what overruled them is itself in doubt", () => {
  const overruled = [{ role: "cash_and_cash_equivalents", source: "name" }] as const;
  const capital: Classification = {
    ...{ role: "share_capital", confidence: 0.45, reason: "It was read.", source: "learnt" },
    overruled,
  };
  const taken = takeOnlyCash(new Map([["1", capital]])).get("1");
  expect([taken?.role, taken?.confidence, taken?.overruled]).toEqual([
    ...["cash_and_cash_equivalents", PLACEMENT_BAR],
    [{ role: "share_capital", source: "learnt" }],
  ]);
});
