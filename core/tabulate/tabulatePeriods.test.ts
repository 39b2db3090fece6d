import { expect, test } from "vitest";
import { type PeriodLength, prepareStatement } from "../index.ts";
import { plainInput } from "../testing/statementInputs.ts";
import { yearLedger } from "../testing/yearLedger.ts";
import { periodWord } from "./describePeriod.ts";
import { tabulatePeriods } from "./tabulatePeriods.ts";

function prepared(periods: PeriodLength) {
  const result = prepareStatement({ ...plainInput, rows: {}, generalLedger: yearLedger, periods });
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  return result.value;
}

const { periods: months = [], statements: year } = prepared("month");

test.each(["quarter", "half"] as const)(
  "the months of a year make the same columns as its %ss",
  (length) => {
    const columns = prepared(length).periods ?? [];
    for (const method of ["indirect", "direct"] as const) {
      const table = tabulatePeriods(months, length, year[method]);
      for (const row of table.rows) expect([row.id, row.year]).toEqual([row.id, row.ofStatement]);
      expect(table.columns).toEqual(columns.map(({ start, end }) => ({ start, end })));
      expect(tabulatePeriods(columns, length, year[method])).toEqual(table);
      columns.forEach(({ statements }, at) => {
        for (const { id, currentYear } of statements[method].lines) {
          const row = table.rows.find((candidate) => candidate.id === id);
          expect([id, row?.amounts[at]]).toEqual([id, currentYear]);
        }
      });
    }
  },
);

test("months of four and five weeks make quarters of thirteen", () => {
  const weeks = { start: "2024-12-30", end: "2025-12-28" };
  const result = prepareStatement({
    ...plainInput,
    rows: {},
    generalLedger: yearLedger,
    periods: "month",
    period: weeks,
  });
  const parts = result.ok ? (result.value.periods ?? []) : [];
  expect(tabulatePeriods(parts, "quarter", year.direct).columns).toEqual([
    { start: "2024-12-30", end: "2025-03-30" },
    { start: "2025-03-31", end: "2025-06-29" },
    { start: "2025-06-30", end: "2025-09-28" },
    { start: "2025-09-29", end: "2025-12-28" },
  ]);
});

test("seven months together are a period, twelve or 52 weeks a year", () => {
  const whole = (parts: typeof months) => tabulatePeriods(parts, "month", year.direct).whole;
  expect(whole(months)).toBe("Year");
  expect(whole(months.slice(0, 7))).toBe("Period");
  expect(periodWord({ start: "2024-12-30", end: "2025-12-28" })).toBe("year");
});

test("lines stand in the order of the year, whichever month they come in first", () => {
  const { rows } = tabulatePeriods(months, "month", year.direct);
  const known = new Set(year.direct.lines.map(({ id }) => id));
  const shown = rows.map(({ id }) => id).filter((id) => known.has(id));
  expect(shown).toEqual(year.direct.lines.map(({ id }) => id));
});

test("a line that cancels over the year stands where it stands in its month", () => {
  const { rows } = tabulatePeriods(months, "month", year.indirect);
  const names = rows.map(({ lineItem }) => lineItem);
  expect(names.indexOf("(Increase)/decrease in trade receivables")).toBeLessThan(
    names.indexOf("Net cash from operating activities"),
  );
  const inQuarters = tabulatePeriods(months, "quarter", year.indirect).rows;
  const shown = inQuarters.map(({ lineItem }) => lineItem);
  expect(shown).not.toContain("(Increase)/decrease in trade receivables");
  const cash = inQuarters.find(({ lineItem }) => lineItem.startsWith("Cash at end"));
  expect(cash?.amounts).toEqual(["190.00", "150.00", "150.00", "180.00"]);
});

test("a line that is asked about is marked, in the year and where only a month asks", () => {
  const [january, ...others] = months;
  if (!january) throw new Error("the year has months");
  const asked = (wanted: string, { lines, ...rest }: typeof year.indirect) => ({
    ...rest,
    lines: lines.map((line) =>
      line.concept === wanted ? { ...line, status: "review" as const } : line,
    ),
  });
  const { indirect } = january.statements;
  const inJanuary = asked("net_cash_operating", indirect);
  const columns = [
    { ...january, statements: { ...january.statements, indirect: inJanuary } },
    ...others,
  ];
  const { rows } = tabulatePeriods(columns, "quarter", asked("purchase_of_ppe", year.indirect));
  const marked = rows.filter(({ isInReview }) => isInReview).map(({ concept }) => concept);
  expect(marked).toEqual(["net_cash_operating", "purchase_of_ppe"]);
});
