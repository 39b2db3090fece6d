import { expect, test } from "vitest";
import {
  keyOfTyping,
  mistypedAccounts,
  type PublicChart,
  readPublicCharts,
  readTeachingCharts,
} from "./readPublicCharts.ts";

test("accounts typed as what their names are not stand in seen charts, and teach nothing", () => {
  const keysOf = (charts: readonly PublicChart[]) =>
    new Set(
      charts.flatMap((chart) => chart.accounts.map((account) => keyOfTyping(chart, account))),
    );
  const [seen, teaching] = [keysOf(readPublicCharts("seen")), keysOf(readTeachingCharts())];
  const mistyped = [...mistypedAccounts()];
  expect(mistyped.length).toBeGreaterThan(0);
  expect(mistyped.filter((key) => !seen.has(key))).toEqual([]);
  expect(mistyped.filter((key) => teaching.has(key))).toEqual([]);
});
