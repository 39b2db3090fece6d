import { expect, test } from "vitest";
import { inYearsLike, severalYears, yearsOffered } from "./severalYears.ts";

const days = { start: "2023-03-04", end: "2025-06-12" };

function offered(known: { start: string; end: string } | null): string[] {
  return yearsOffered([severalYears(days, known)]).map(({ start, end }) => `${start} to ${end}`);
}

test("years begin in the month of the first entry, and the last ends with the month of the last one", () => {
  expect(offered(null)).toEqual([
    "2023-03-01 to 2024-02-29",
    "2024-03-01 to 2025-02-28",
    "2025-03-01 to 2025-06-30",
  ]);
});

test("where the company's year is known, years end as that one does, and begin with the entries", () => {
  const ofSeptember = { start: "2021-10-01", end: "2022-09-30" };
  expect(offered(ofSeptember)).toEqual([
    "2023-03-01 to 2023-09-30",
    "2023-10-01 to 2024-09-30",
    "2024-10-01 to 2025-06-30",
  ]);
  expect(offered({ start: "2027-07-01", end: "2028-02-29" })).toEqual(offered(null));
});

test("first entries of the last day of a month end the year before, where the others make whole years", () => {
  const years = (start: string, end: string) =>
    yearsOffered([severalYears({ start, end }, null)]).map(
      (year) => `${year.start} to ${year.end}`,
    );
  expect(years("2022-12-31", "2024-12-31")).toEqual([
    "2022-12-01 to 2022-12-31",
    "2023-01-01 to 2023-12-31",
    "2024-01-01 to 2024-12-31",
  ]);
  expect(years("2023-01-31", "2024-12-31")).toEqual([
    "2023-01-01 to 2023-12-31",
    "2024-01-01 to 2024-12-31",
  ]);
});

test("a refusal is told anew in years of the company's own", () => {
  const known = { start: "2025-01-01", end: "2025-12-31" };
  expect(inYearsLike([severalYears(days)], known)).toEqual([severalYears(days, known)]);
});

test("no other refusal offers a year", () => {
  expect(yearsOffered([{ code: "ledger_empty", where: { years: [days] } }])).toEqual([]);
});
