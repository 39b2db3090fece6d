import type { JournalEntry } from "@tieout/core";
import { describe, expect, test } from "vitest";
import { type Chance, chanceOf } from "../../core/testing/Chance.ts";
import { countTruth } from "../../core/testing/company/countTruth.ts";
import { type Detail, details } from "../../core/testing/company/describeEntries.ts";
import {
  type Company,
  companyCharts,
  generateCompany,
} from "../../core/testing/company/generateCompany.ts";
import { contraTable } from "../../core/testing/company/layouts/contra.ts";
import { datev } from "../../core/testing/company/layouts/datev.ts";
import type { LedgerLayout } from "../../core/testing/company/layouts/Layout.ts";
import { ledgerLayouts } from "../../core/testing/company/layouts/ledgerLayouts.ts";
import { firstLedger } from "../../core/testing/firstLedger.ts";
import { sourceOf } from "../../files/ledgers/LedgerSource.ts";
import { readLedger } from "../../files/ledgers/readLedger.ts";
import { judgeStatement, type ShownStatement } from "./judgeStatement.ts";
import { bytesOf, runLedger } from "./runLedger.ts";

/**
 * The law that the order of entries and of lines in an entry changes nothing, by way of files: they are read the
 * same. That they are traced the same then is held by `laws.test.ts`.
 */

const levels = [
  ["documents", details.documents],
  ["parties", details.parties],
  ["nothing", details.nothing],
] as const;

/** One after the other: how the entries are read is the layout's. */
const layouts = ledgerLayouts.map((layout, at) => {
  const [level, detail] = levels[at % levels.length] ?? levels[0];
  return { name: layout.name, layout, level, detail };
});
/** Rows of an account and its contra account do not say which of them are one entry. */
const [ofRows, ofEntries] = [
  layouts.filter(({ layout }) => layout === datev || layout === contraTable),
  layouts.filter(({ layout }) => layout !== datev && layout !== contraTable),
];

test.each(ofEntries)(
  "in the layout $name the order of entries and lines changes nothing ($level told)",
  async ({ layout, detail }) => {
    const company = companyFor(layout);
    const other = { ...company, entries: inAnyOrder(company.entries, chanceOf(18)) };
    const [known, again] = [
      await readAs(layout, company, detail),
      await readAs(layout, other, detail),
    ];
    expect(known.entries.length).toBeGreaterThan(50);
    expect(again).toEqual(known);
  },
);

test.each(ofRows)(
  "in the layout $name the order of entries and lines changes no line ($level told)",
  async ({ layout, detail }) => {
    const company = companyFor(layout);
    const other = { ...company, entries: inAnyOrder(company.entries, chanceOf(18)) };
    const shown = await shownFor(company, layout, detail);
    expect(amountsOf(await shownFor(other, layout, detail))).toEqual(amountsOf(shown));
  },
);

/** What is read of a company's file, in an order of its own: accounts, what they moved, and entries. */
async function readAs(layout: LedgerLayout, company: Company, detail: Detail) {
  const bytes = bytesOf(layout.write(company, detail));
  const { currency } = company.chart;
  const source = sourceOf(Buffer.from(bytes), `ledger${layout.extension}`);
  const read = await readLedger([source], { ...firstLedger, currency });
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  const { accounts, entries, movements, opened = [] } = read.value.ledger;
  return {
    accounts: inOrder(accounts),
    movements: inOrder(movements ?? []),
    entries: inOrder(Array.from(entries, comparable)),
    opened: inOrder(Array.from(opened, comparable)),
  };
}

/** An entry without its place in the file, nor the number that its place may have given it. */
function comparable({ number, lines, ...entry }: JournalEntry) {
  return { ...entry, lines: inOrder(lines.map(({ row, ...line }) => line)) };
}

function inOrder(items: Iterable<unknown>): string[] {
  return Array.from(items, (item) =>
    JSON.stringify(item, (_, value) => (typeof value === "bigint" ? `${value}n` : value)),
  ).toSorted();
}

const companies = companyCharts.map((chart) => generateCompany({ seed: 11, chart, pace: 2 }));

function companyFor({ name, suits = () => true }: LedgerLayout): Company {
  const company = companies.find(suits);
  if (company) return company;
  throw new Error(`no company suits the layout ${name}`);
}

/** Rows that are entries by themselves stand in any order; their amounts alone may tell what they are parts of. */
describe("rows of an account and its contra account", () => {
  const seed = 2;
  const company = generateCompany({ seed, pace: 2 });
  const shuffled: LedgerLayout = { ...contraTable, write: (...of) => rowsInAnyOrder(of, seed) };
  const textless = {
    ...company,
    entries: company.entries.map((entry) => ({ ...entry, text: "" })),
  };

  /** What is shown of the rows as they stand, which both tests look at. */
  const asTheyStand = new Map<string, Promise<ShownStatement>>();
  const shownAsTheyStand = (books: Company, detail: Detail) => {
    const key = JSON.stringify([books === textless, detail]);
    const shown = asTheyStand.get(key) ?? shownFor(books, contraTable, detail);
    asTheyStand.set(key, shown);
    return shown;
  };

  test.each([
    ["parties and texts", company, details.parties],
    ["nothing", textless, details.nothing],
  ] as const)("their order changes nothing (%s told)", async (_, books, detail) => {
    const shown = await shownAsTheyStand(books, detail);
    expect(amountsOf(await shownFor(books, shuffled, detail))).toEqual(amountsOf(shown));
  });

  test.each(levels.slice(1))(
    "what is wrong without texts is marked (%s told)",
    async (_, detail) => {
      const shown = await shownAsTheyStand(textless, detail);
      const { unmarked } = judgeStatement(countTruth(company), "direct", shown);
      expect(unmarked).toEqual([]);
    },
  );
});

async function shownFor(
  company: Company,
  layout: LedgerLayout,
  detail: Detail,
): Promise<ShownStatement> {
  const run = await runLedger(company, layout, detail, "direct");
  if (!run.ok) throw new Error(run.problems.join("\n"));
  return run.shown;
}

function amountsOf({ lines }: ShownStatement): string[] {
  const shown = lines.filter(({ currentYear }) => currentYear !== "0.00");
  return shown.map(({ concept, currentYear, status }) => `${concept} ${currentYear} ${status}`);
}

function inAnyOrder(entries: Company["entries"], chance: Chance): Company["entries"] {
  return shuffle(entries, chance).map((entry) => ({
    ...entry,
    lines: shuffle(entry.lines, chance),
  }));
}

function rowsInAnyOrder(of: Parameters<LedgerLayout["write"]>, seed: number): string {
  const [header = "", ...rows] = String(contraTable.write(...of))
    .trimEnd()
    .split("\r\n");
  return [header, ...shuffle(rows, chanceOf(seed))].join("\r\n");
}

function shuffle<Item>(items: readonly Item[], chance: Chance): Item[] {
  const drawn = items.map((item) => ({ item, place: chance.between(0, 1_000_000) }));
  return drawn.toSorted((one, other) => one.place - other.place).map(({ item }) => item);
}
