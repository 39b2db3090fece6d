import { listOpenPoints, type OpenPointsSource, type Role } from "@tieout/core";
import { expect, test } from "vitest";
import { resolvePoint } from "../../statement/points/resolvePoint.ts";
import { isGuidedFormName } from "./forms/guidedForms.ts";
import { groupPoints } from "./groupPoints.ts";

type Source = Omit<OpenPointsSource, "checks" | "lines"> & {
  lines: ReturnType<typeof line>[];
};

const line = (concept: string, status: "review" | "auto" = "review", account = "170") => ({
  id: `indirect.${concept}`,
  concept,
  lineItem: concept,
  status,
  category: "operating" as const,
  isSubtotal: false,
  currentYear: "10.00",
  calculated: "10.00",
  adjustments: "0.00",
  priorYear: "0.00",
  isPriorYearKnown: false,
  reviewReasons: ["It stands net."],
  sources: [
    { account, accountName: "", amount: "-10.00", adjustmentId: null, reason: "", rows: [] },
  ],
});

const account = (code: string, role: Role | null, confidence = 1) => ({
  code,
  name: "Account",
  type: "",
  role,
  nature: null,
  confidence,
  reason: "Its name says so.",
  isOverridden: false,
  opening: "0.00",
  closing: "0.00",
  movement: "1.00",
  rows: [],
  traits: [],
});

const ids = (source: Source) =>
  groupPoints(listOpenPoints({ ...source, checks: [] })).map(({ title, points }) => [
    title,
    points.map((point) => (point.kind === "line" ? point.concept : point.id)),
  ]);

const resolved = (source: Source) =>
  groupPoints(listOpenPoints({ ...source, checks: [] })).flatMap(({ points }) =>
    points.map((point) => resolvePoint(point, source)),
  );

test("each open point stands under one heading, and the three headings always stand", () => {
  const lines = [
    line("interest_paid"),
    line("change_in_interest_payable"),
    line("effect_of_exchange_rate_changes"),
    line("purchase_of_ppe"),
    line("depreciation", "auto"),
  ];
  expect(ids({ lines, accounts: [account("1000", "inventories", 0.5)] })).toEqual([
    ["Interest Expense Classification", ["interest_paid", "change_in_interest_payable"]],
    ["Foreign Exchange Impact", ["effect_of_exchange_rate_changes"]],
    ["Working Capital Classification", ["1000"]],
    ["Other open points", ["purchase_of_ppe"]],
  ]);
  expect(ids({ lines: [], accounts: [] }).map(([title]) => title)).toHaveLength(3);
});

test("an account the engine is sure of, or a person placed, is no open point", () => {
  const placed = { ...account("2", null, 0.2), isOverridden: true };
  expect(ids({ lines: [], accounts: [account("1", "inventories", 0.9), placed] })).toEqual([
    ["Interest Expense Classification", []],
    ["Foreign Exchange Impact", []],
    ["Working Capital Classification", []],
  ]);
});

test("a sale of assets opens the disposal with its accounts, a net loan both flows", () => {
  const accounts = [
    account("170", "ppe_cost"),
    account("595", "disposal_gain_loss"),
    account("240", "borrowings"),
  ];
  const lines = [line("purchase_of_ppe"), line("proceeds_from_borrowings", "review", "240")];
  expect(resolved({ lines, accounts })).toMatchObject([
    { form: "disposal", start: { asset: "170", gainOrLoss: "595" } },
    { form: "gross-up", start: { loan: "240" } },
  ]);
  for (const resolution of resolved({ lines, accounts }))
    expect(resolution.kind === "form" && isGuidedFormName(resolution.form)).toBe(true);
});

test("a line that waits only for the role of an account is that account's point", () => {
  const accounts = [account("170", "inventories", 0.5), account("900", null, 0)];
  const lines = [
    line("change_in_inventories"),
    line("unclassified_movements", "review", "900"),
  ].map((each) => ({ ...each, answeredBy: ["roles" as const] }));
  expect(resolved({ lines, accounts })).toMatchObject([
    { kind: "role", account: "170", role: "inventories" },
    { form: "reclassification", start: { account: "900" } },
  ]);
});
