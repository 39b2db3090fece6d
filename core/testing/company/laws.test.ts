import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { concepts } from "../../concepts/concepts.ts";
import type { GeneralLedger, JournalEntry } from "../../generalLedger/GeneralLedger.ts";
import { sum } from "../../money/Minor.ts";
import { minorOf } from "../../money/minorOf.ts";
import type { AccountsRead } from "../../statement/accounts/readAccounts.ts";
import type { StatementDocument } from "../../statement/StatementDocument.ts";
import type { PeriodLength } from "../../statement/StatementInput.ts";
import { type Chance, chanceOf } from "../Chance.ts";
import { plainEntry } from "../plainEntry.ts";
import { runs } from "../runs.ts";
import { statementFrom } from "../statementFrom.ts";
import { asGeneralLedger, type Detail, details } from "./describeEntries.ts";
import { type Company, companyCharts, generateCompany } from "./generateCompany.ts";
import { readOnce } from "./readOnce.ts";
import { inputOfCompany } from "./statementInput.ts";

/** The laws of a statement from journal entries: what may be done to a ledger and changes nothing. */

/** Each law is held with all that is told of a company, of four companies by turns. */
const companies = [1, 2, 5, 8];
const levels = Object.entries(details).map(([name, detail], at) => ({
  name,
  detail,
  seed: companies[at % companies.length] ?? 1,
}));

describe.each(levels)("with $name told, the company of seed $seed", ({ detail, seed }) => {
  test("ties out by both methods", () => {
    expectTiesOut(booksOf(seed, detail).statement);
  });

  test("the order within a day, a transfer between banks, an entry and its reversal change nothing", () => {
    expectUnchanged(seed, detail, (entries, chance, company) => {
      const moved = shuffleWithinDays(entries, chance).map((entry) => ({
        ...entry,
        lines: shuffled(entry.lines, chance),
      }));
      const wrong = { ...move(company, "bank", "machinery"), text: "Machine" };
      const back = {
        ...wrong,
        number: `${wrong.number}R`,
        text: `Reversal: ${wrong.text}`,
        reverses: detail.hasDocuments ? wrong.number : null,
        lines: wrong.lines.map((line) => ({ ...line, amount: -line.amount })),
      };
      const transfer = move(company, "bank", "savings");
      return withEntries(withEntries(moved, chance, [transfer]), chance, [wrong, back]);
    });
  });

  test("entries split in two that both balance change no total", () => {
    const { company, ledger, statement } = booksOf(seed, detail);
    const split = { ...ledger, entries: [...ledger.entries].flatMap(inHalves) };
    const after = statementOf(company, split, null, readOnce(company));
    expect(totalsOf(after)).toEqual(totalsOf(statement));
  });
});

test.each([
  ["documents", 4],
  ["lettering", 15],
  ["opened", 4],
] as const)(
  "with %s told, a line split off its entry changes no total (seed %i)",
  (level, seed) => {
    const { company, ledger, statement } = booksOf(seed, details[level]);
    const split = { ...ledger, entries: [...ledger.entries].flatMap(lineApart) };
    const after = statementOf(company, split, null, readOnce(company));
    expect(totalsOf(after)).toEqual(totalsOf(statement));
  },
);

/** Halves of a bill and of its payment are of no size that stands alone: what whole ones prove is an estimate again. */
test("without references, what splitting entries changes says that it is an estimate", () => {
  const { company, ledger, statement } = booksOf(10, details.nothing);
  const split = { ...ledger, entries: [...ledger.entries].flatMap(inHalves) };
  const after = statementOf(company, split, null, readOnce(company));
  const changed = changedLines(after, statement);
  expect(changed).not.toEqual([]);
  expect(changed.filter(({ status }) => status !== "review").map(({ id }) => id)).toEqual([]);
});

/** Every account may meet every other, on any day, in amounts that numbers hold and in some that they do not. */
const anyCompany = generateCompany({ seed: 12, chart: companyCharts[0] });

function anyEntries(days = 365): fc.Arbitrary<JournalEntry[]> {
  const codes = anyCompany.accounts.map(({ code }) => code);
  const small = fc.bigInt({ min: -99_999n, max: 99_999n });
  // Where amounts are numbers, and where they, or what they add up to, are so no longer
  const large = fc.bigInt({ min: 2n ** 52n, max: 2n ** 54n });
  const amount = fc.oneof(
    { weight: 4, arbitrary: small },
    large,
    large.map((drawn) => -drawn),
  );
  const line = fc.tuple(fc.constantFrom(...codes), amount);
  const entry = fc.tuple(
    fc.array(line, { minLength: 1, maxLength: 4 }),
    fc.constantFrom(...codes),
    fc.integer({ min: 0, max: days - 1 }),
  );
  return fc
    .array(entry, { maxLength: 25 })
    .map((drawn) =>
      drawn
        .map(([lines, last, day], place) => balanced(place, lines, last, day))
        .toSorted((one, other) => one.date.localeCompare(other.date)),
    );
}

const anyLedger = asGeneralLedger(anyCompany, details.nothing);

function statementOfAny(entries: readonly JournalEntry[], periods?: PeriodLength) {
  const bookkeeping = withMovements(anyCompany, entries);
  return statementOf(bookkeeping, { ...anyLedger, entries }, periods, readOnce(anyCompany));
}

test("any balanced ledger ties out", () => {
  fc.assert(
    fc.property(anyEntries(), (entries) => expectTiesOut(statementOfAny(entries))),
    { numRuns: runs(8), seed: 18 },
  );
});

test("the statement is the same where accounts whose roles are given are read again", () => {
  fc.assert(
    fc.property(anyEntries(), (entries) => {
      const { statements, checks } = statementOfAny(entries);
      const again = statementOf(withMovements(anyCompany, entries), { ...anyLedger, entries });
      expect({ statements, checks }).toEqual({
        statements: again.statements,
        checks: again.checks,
      });
    }),
    { numRuns: runs(3), seed: 18 },
  );
});

test("the order of entries of a day and of their lines changes nothing in any balanced ledger", () => {
  fc.assert(
    fc.property(anyEntries(4), fc.nat(), (entries, seed) => {
      const chance = chanceOf(seed);
      const moved = shuffleWithinDays(entries, chance).map((entry) => ({
        ...entry,
        lines: shuffled(entry.lines, chance),
      }));
      expect(linesOf(statementOfAny(moved))).toEqual(linesOf(statementOfAny(entries)));
    }),
    { numRuns: runs(8), seed: 20 },
  );
});

test("a transfer between banks changes nothing in any balanced ledger", () => {
  fc.assert(
    fc.property(anyEntries(40), fc.nat(), (entries, seed) => {
      const transfer = move(anyCompany, "bank", "savings");
      const more = addedWithin(entries, seed, [transfer]);
      expect(linesOf(statementOfAny(more))).toEqual(linesOf(statementOfAny(entries)));
    }),
    { numRuns: runs(6), seed: 21 },
  );
});

test("an entry and its reversal change nothing in any balanced ledger", () => {
  fc.assert(
    fc.property(anyEntries(40), anyEntries(1), fc.nat(), (entries, [wrong], seed) => {
      if (!wrong) return;
      const made = { ...wrong, number: "W" };
      const lines = wrong.lines.map((line) => ({ ...line, amount: -line.amount }));
      const back = { ...made, number: "WR", text: "Reversal of W", reverses: "W", lines };
      const more = addedWithin(entries, seed, [made, back]);
      expect(linesOf(statementOfAny(more))).toEqual(linesOf(statementOfAny(entries)));
    }),
    { numRuns: runs(6), seed: 22 },
  );
});

test("entries of two lines split in two that both balance change nothing in any balanced ledger", () => {
  fc.assert(
    fc.property(anyEntries(), (drawn) => {
      const entries = drawn.filter(({ lines }) => lines.length === 2);
      const split = entries.flatMap(inHalves);
      expect(linesOf(statementOfAny(split))).toEqual(linesOf(statementOfAny(entries)));
    }),
    { numRuns: runs(6), seed: 23 },
  );
});

/** Entries put among others of any ledger; where there are none, on its first day. */
function addedWithin(
  entries: readonly JournalEntry[],
  seed: number,
  added: readonly JournalEntry[],
): JournalEntry[] {
  const dated = added.map((entry) => ({ ...entry, date: anyCompany.period.start }));
  return entries.length === 0 ? dated : withEntries(entries, chanceOf(seed), added);
}

test.each(["month", "quarter", "half"] as const)(
  "of any balanced ledger, each %s leads to the cash of its last day, and they add up to the year by both methods",
  (length) => {
    fc.assert(
      fc.property(anyEntries(), (entries) => {
        const year = statementOfAny(entries, length);
        const { periods = [] } = year;
        expect(periods.length).toBeGreaterThan(1);
        for (const method of ["direct", "indirect"] as const) {
          const columns = periods.map((period) => period.statements[method]);
          expect(columns.map(({ totals }) => minorOf(totals.cashAtEnd))).toEqual(
            periods.map(({ end }) => cashAt(end, entries)),
          );
          expect(sumsOf(columns)).toEqual(sumsOf([year.statements[method]]));
          let cash = year.statements[method].totals.cashAtBeginning;
          for (const { totals } of columns) {
            expect([totals.cashAtBeginning, totals.unreconciledDifference]).toEqual([cash, "0.00"]);
            cash = totals.cashAtEnd;
          }
          expect(cash).toBe(year.statements[method].totals.cashAtEnd);
        }
      }),
      { numRuns: runs(4), seed: 19 },
    );
  },
);

/** The cash that any company has at the end of a day, by its entries alone. */
function cashAt(day: string, entries: readonly JournalEntry[]): bigint {
  const cash = anyCompany.accounts.filter(({ role }) => role === "cash_and_cash_equivalents");
  const codes = new Set(cash.map(({ code }) => code));
  const lines = entries.flatMap((entry) => (entry.date <= day ? entry.lines : []));
  const moved = lines.filter(({ account }) => codes.has(account));
  return sum([...cash.map(({ opening }) => opening), ...moved.map(({ amount }) => amount)]);
}

type Lines = Pick<StatementDocument["statements"]["direct"], "lines">;

/** What the lines of several statements come to, balances of cash left aside. */
function sumsOf(statements: readonly Lines[]): Record<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { lines } of statements)
    for (const { concept, currentYear } of lines)
      if (isFlow(concept)) sums.set(concept, (sums.get(concept) ?? 0n) + minorOf(currentYear));
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0n));
}

/** The accounts of a company after other entries than its own. */
function withMovements(company: Company, entries: readonly JournalEntry[]): Company {
  const moved = new Map<string, bigint>();
  for (const { lines } of entries)
    for (const { account, amount } of lines)
      moved.set(account, (moved.get(account) ?? 0n) + amount);
  const accounts = company.accounts.map((account) => ({
    ...account,
    closing: account.opening + (moved.get(account.code) ?? 0n),
  }));
  return { ...company, accounts };
}

function balanced(
  place: number,
  lines: readonly (readonly [string, bigint])[],
  last: string,
  day: number,
): JournalEntry {
  const rest = -sum(lines.map(([, amount]) => amount));
  const start = Date.parse(`${anyCompany.period.start}T00:00:00Z`);
  const date = new Date(start + day * 86_400_000).toISOString().slice(0, 10);
  return plainEntry(String(place), date, [...lines, [last, rest]], "Entry");
}

type Change = (
  entries: readonly JournalEntry[],
  chance: Chance,
  company: Company,
) => readonly JournalEntry[];

function expectUnchanged(seed: number, detail: Detail, change: Change): void {
  const { company, ledger, statement } = booksOf(seed, detail);
  const entries = change([...ledger.entries], chanceOf(seed), company);
  const changed = withMovements(company, entries);
  const after = statementOf(changed, { ...ledger, entries }, null, readOnce(company));
  expect(linesOf(after)).toEqual(linesOf(statement));
}

type Books = { company: Company; ledger: GeneralLedger; statement: StatementDocument };

const known = new Map<string, Books>();

/** A company's books as they are before anything is done to them: several laws begin with the same. */
function booksOf(seed: number, detail: Detail): Books {
  const key = JSON.stringify([seed, detail]);
  const made = known.get(key);
  if (made) return made;
  const company = generateCompany({ seed, chart: companyCharts[0], pace: 2 });
  const ledger = asGeneralLedger(company, detail);
  const statement = statementOf(company, ledger, null, readOnce(company));
  const books = { company, ledger, statement };
  known.set(key, books);
  return books;
}

function statementOf(
  company: Company,
  generalLedger: GeneralLedger,
  periods: PeriodLength | null = null,
  read: AccountsRead | null = null,
): StatementDocument {
  return statementFrom({ ...inputOfCompany(company), generalLedger, periods }, read);
}

function linesOf({ statements }: StatementDocument): string[] {
  return [...statements.direct.lines, ...statements.indirect.lines]
    .filter(({ currentYear }) => minorOf(currentYear) !== 0n)
    .map(({ id, currentYear }) => `${id} ${currentYear}`);
}

/** The lines of a statement, subtotals too, that another one shows otherwise. */
function changedLines(before: StatementDocument, after: StatementDocument) {
  return (["direct", "indirect"] as const).flatMap((method) => {
    const others = new Map(after.statements[method].lines.map((line) => [line.id, line]));
    return before.statements[method].lines.filter(({ id, currentYear }) => {
      return others.get(id)?.currentYear !== currentYear;
    });
  });
}

function totalsOf({ statements }: StatementDocument) {
  return [statements.direct.totals, statements.indirect.totals];
}

function expectTiesOut({ statements, checks }: StatementDocument): void {
  const { direct, indirect } = statements;
  expect(direct.totals.unreconciledDifference).toBe("0.00");
  expect(indirect.totals).toEqual(direct.totals);
  const { cashAtBeginning, cashAtEnd } = direct.totals;
  for (const { lines } of [direct, indirect])
    expect(sum(lines.map((line) => (isFlow(line.concept) ? minorOf(line.currentYear) : 0n)))).toBe(
      minorOf(cashAtEnd) - minorOf(cashAtBeginning),
    );
  expect(checks.filter(({ id, status }) => id === "tie_out" && status === "failed")).toEqual([]);
}

function isFlow(concept: string): boolean {
  const definition = concepts[concept as keyof typeof concepts];
  return !("isSubtotal" in definition);
}

/** Money moved from one account of the company's to another, with a number no entry has. */
function move(company: Company, from: "bank", to: "savings" | "machinery"): JournalEntry {
  const code = (key: string) =>
    company.accounts.find((account) => account.key === key)?.code ??
    company.accounts.find((account) => account.key === "bank")?.code ??
    "";
  return plainEntry(
    "X1",
    "",
    [
      [code(to), 12_345n],
      [code(from), -12_345n],
    ],
    "Moved",
  );
}

/** Entries put among others, on a day of one of them. */
function withEntries(
  entries: readonly JournalEntry[],
  chance: Chance,
  added: readonly JournalEntry[],
): JournalEntry[] {
  const place = chance.between(0, entries.length - 1);
  const date = entries[place]?.date ?? "";
  const dated = added.map((entry) => ({ ...entry, date }));
  return [...entries.slice(0, place), ...dated, ...entries.slice(place)];
}

function shuffleWithinDays(entries: readonly JournalEntry[], chance: Chance): JournalEntry[] {
  const days = Map.groupBy(entries, ({ date }) => date);
  return [...days.values()].flatMap((day) => shuffled(day, chance));
}

function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  const drawn = items.map((item) => ({ item, place: chance.between(0, 1_000_000) }));
  return drawn.toSorted((one, other) => one.place - other.place).map(({ item }) => item);
}

/** Two entries, each with half of every line; the cents that do not halve stay with the first. */
function inHalves(entry: JournalEntry): JournalEntry[] {
  const halves = entry.lines.map((line) => ({ ...line, amount: line.amount / 2n }));
  const odd = -sum(halves.map(({ amount }) => amount));
  const [first, ...others] = halves;
  if (!first) return [entry];
  const second = [{ ...first, amount: first.amount + odd }, ...others];
  const rest = entry.lines.map((line, place) => ({
    ...line,
    amount: line.amount - (second[place]?.amount ?? 0n),
  }));
  return [
    { ...entry, lines: rest },
    { ...entry, number: `${entry.number}B`, reverses: null, lines: second },
  ];
}

/** An entry of one line against several as two: the first of the several with its share of the one, and the rest. */
function lineApart(entry: JournalEntry): JournalEntry[] {
  const [debits, credits] = [1n, -1n].map((side) =>
    entry.lines.filter(({ amount }) => amount * side > 0n),
  );
  const [several = [], single = []] = debits?.length === 1 ? [credits, debits] : [debits, credits];
  const [one] = single;
  const [first, ...rest] = several;
  if (!one || !first || single.length > 1 || rest.length === 0) return [entry];
  const against = (lines: JournalEntry["lines"]) => [
    ...lines,
    { ...one, amount: -sum(lines.map(({ amount }) => amount)) },
  ];
  return [
    { ...entry, lines: against([first]) },
    { ...entry, number: `${entry.number}B`, reverses: null, lines: against(rest) },
  ];
}
