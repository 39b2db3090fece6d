import { expect, test } from "vitest";
import { openPoints } from "./openPoints.ts";

const line = (concept: string, status: "review" | "auto") => ({
  concept,
  lineItem: concept,
  currentYear: "10.00",
  calculated: "10.00",
  adjustments: "0.00",
  status,
  reviewReasons: ["It stands net."],
});

const account = (code: string, role: "inventories" | null, confidence: number) => ({
  code,
  name: "Stock",
  type: "",
  role,
  nature: null,
  confidence,
  reason: "Its name says so.",
  isOverridden: false,
  opening: "0.00",
  closing: "0.00",
  movement: "0.00",
  rows: [],
});

const titles = (source: Parameters<typeof openPoints>[0]) =>
  openPoints(source).map(({ title, points }) => [title, points.map((point) => point.id)]);

test("each open point stands under one heading, and the three headings always stand", () => {
  const lines = [
    line("interest_paid", "review"),
    line("change_in_interest_payable", "review"),
    line("effect_of_exchange_rate_changes", "review"),
    line("purchase_of_ppe", "review"),
    line("depreciation", "auto"),
  ];
  expect(titles({ lines, accounts: [account("1000", "inventories", 0.5)] })).toEqual([
    ["Interest Expense Classification", ["interest_paid", "change_in_interest_payable"]],
    ["Foreign Exchange Impact", ["effect_of_exchange_rate_changes"]],
    ["Working Capital Classification", ["inventories 1000"]],
    ["Other open points", ["purchase_of_ppe"]],
  ]);
  expect(titles({ lines: [], accounts: [] }).map(([title]) => title)).toHaveLength(3);
});

test("an account the engine is sure of, or a person placed, is no open point", () => {
  const placed = { ...account("2", null, 0.2), isOverridden: true };
  expect(titles({ lines: [], accounts: [account("1", "inventories", 0.9), placed] })).toEqual([
    ["Interest Expense Classification", []],
    ["Foreign Exchange Impact", []],
    ["Working Capital Classification", []],
  ]);
});
