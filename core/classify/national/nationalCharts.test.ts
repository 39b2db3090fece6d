import { describe, expect, test } from "vitest";
import { numberedAccount } from "../../testing/numberedAccount.ts";
import { chartIds, chartNames } from "./ChartId.ts";
import { nationalCharts } from "./nationalCharts.ts";
import { recogniseChart } from "./recogniseChart.ts";

test("every chart that can be chosen is there, once", () => {
  expect(nationalCharts.map(({ id }) => id).toSorted()).toEqual(chartIds.toSorted());
});

test("charts are offered by name", () => {
  const names = chartIds.map((id) => chartNames[id]);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
});

describe.each(nationalCharts.map((chart) => [chart.id, chart] as const))("%s", (_, chart) => {
  test("names a number once", () => {
    const { roles, asked = {}, bySide = [], open = "" } = chart;
    const lists = [
      ...Object.values(roles),
      ...Object.values(asked),
      ...bySide.map(({ numbers }) => numbers),
      open,
    ];
    const numbers = lists.join(" ").split(" ").filter(Boolean);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  test("is told by its own numbers and names", () => {
    const accounts = Object.entries(chart.marks).map(([number, words]) =>
      numberedAccount(number.padEnd(chart.shortest ?? 4, "0"), words.split("|")[0] ?? ""),
    );
    expect(recogniseChart(accounts)?.id).toBe(chart.id);
  });
});
