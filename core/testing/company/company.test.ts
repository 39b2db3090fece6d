import { describe, expect, test } from "vitest";
import { concepts } from "../../concepts/concepts.ts";
import { sum } from "../../money/Minor.ts";
import { addDays } from "../../text/addDays.ts";
import { countTruth } from "./countTruth.ts";
import { companyEvents } from "./events/companyEvents.ts";
import { type Company, companyCharts, generateCompany } from "./generateCompany.ts";
import { monthsFrom } from "./monthsFrom.ts";

const seeds = Array.from({ length: 24 }, (_, place) => place + 1);

describe.each(seeds)("the company of seed %i", (seed) => {
  const company = generateCompany({ seed });

  test("balances at both ends, and its entries in between", () => {
    expect(sum(company.accounts.map(({ opening }) => opening))).toBe(0n);
    expect(sum(company.accounts.map(({ closing }) => closing))).toBe(0n);
    for (const { lines } of company.entries)
      expect(sum(lines.map(({ amount }) => amount))).toBe(0n);
    expect(company.entries.map(({ date }) => date)).toEqual(
      company.entries.map(({ date }) => date).toSorted(),
    );
  });

  test("has a truth that ties out, by both methods, in the year and in each month", () => {
    const months = monthsFrom(company.period.start);
    for (const { first, last } of months) expectTiesOut(company, { start: first, end: last });
    expectTiesOut(company, company.period);
    expect(countTruth(company).cashAtEnd).toBe(
      sum(company.accounts.map(({ role, closing }) => (isCash(role) ? closing : 0n))),
    );
  });
});

test("the same seed makes the same company, another one another", () => {
  const [first, again, other] = [5, 5, 6].map((seed) => generateCompany({ seed }));
  expect(first).toEqual(again);
  expect(first?.entries).not.toEqual(other?.entries);
});

test("every event happens on the own chart, with an entry of its own", () => {
  for (const { name } of companyEvents) {
    const company = generateCompany({ seed: 3, chart: companyCharts[0], events: [name] });
    expect({ name, entries: company.entries.length }).not.toEqual({ name, entries: 0 });
  }
});

test("months add up to the year", () => {
  const company = generateCompany({ seed: 11 });
  const months = monthsFrom(company.period.start).map(({ first, last }) =>
    countTruth(company, { start: first, end: last }),
  );
  const year = countTruth(company);
  for (const method of ["direct", "indirect"] as const)
    for (const [line, amount] of year[method])
      expect([line, sum(months.map((month) => month[method].get(line) ?? 0n))]).toEqual([
        line,
        amount,
      ]);
  expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
});

function expectTiesOut(company: Company, period: Company["period"]): void {
  const truth = countTruth(company, period);
  const moved = truth.cashAtEnd - truth.cashAtBeginning;
  expect(sum(Object.values(truth.categories))).toBe(moved);
  expect(operatingOf(truth.indirect)).toBe(operatingOf(truth.direct));
}

function operatingOf(lines: ReturnType<typeof countTruth>["direct"]): bigint {
  return sum(
    [...lines].map(([line, amount]) => (concepts[line].category === "operating" ? amount : 0n)),
  );
}

function isCash(role: string): boolean {
  return role === "cash_and_cash_equivalents";
}
