import { describe, expect, test } from "vitest";
import { type Chance, chanceOf } from "../../core/testing/Chance.ts";
import { countTruth } from "../../core/testing/company/countTruth.ts";
import { details } from "../../core/testing/company/describeEntries.ts";
import {
  type Company,
  companyCharts,
  generateCompany,
} from "../../core/testing/company/generateCompany.ts";
import { contraTable } from "../../core/testing/company/layouts/contra.ts";
import type { LedgerLayout } from "../../core/testing/company/layouts/Layout.ts";
import { ledgerLayouts } from "../../core/testing/company/layouts/ledgerLayouts.ts";
import { judgeStatement, type ShownStatement } from "./judgeStatement.ts";
import { runLedger } from "./runLedger.ts";

/** The law that the order of entries and of lines in an entry changes nothing, by way of files. */

const levels = [
  ["documents", details.documents],
  ["parties", details.parties],
  ["nothing", details.nothing],
] as const;

async function shownFor(
  company: Company,
  layout: LedgerLayout,
  detail: (typeof levels)[number][1],
): Promise<ShownStatement> {
  const run = await runLedger(company, layout, detail, "direct");
  if (!run.ok) throw new Error(run.problems.join("\n"));
  return run.shown;
}

function amountsOf({ lines }: ShownStatement): string[] {
  const shown = lines.filter(({ currentYear }) => currentYear !== "0.00");
  return shown.map(({ concept, currentYear, status }) => `${concept} ${currentYear} ${status}`);
}

/** One after the other: how the entries are read is the layout's, and how they are traced is not. */
const layouts = ledgerLayouts.map((layout, at) => {
  const [level, detail] = levels[at % levels.length] ?? levels[0];
  return { name: layout.name, layout, level, detail };
});

test.each(layouts)(
  "in the layout $name the order of entries and lines changes nothing ($level told)",
  async ({ layout, detail }) => {
    const company = companyFor(layout);
    const other = { ...company, entries: inAnyOrder(company.entries, chanceOf(18)) };
    const [shown, again] = [
      await shownFor(company, layout, detail),
      await shownFor(other, layout, detail),
    ];
    expect(amountsOf(again)).toEqual(amountsOf(shown));
  },
);

function companyFor({ name, suits = () => true }: LedgerLayout): Company {
  for (const seed of [11, 3, 5, 6])
    for (const chart of companyCharts) {
      const company = generateCompany({ seed, chart, pace: 2 });
      if (suits(company)) return company;
    }
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

  test.each(levels.slice(1))("their order changes nothing (%s told)", async (_, detail) => {
    for (const books of [company, textless]) {
      const shown = await shownFor(books, contraTable, detail);
      expect(amountsOf(await shownFor(books, shuffled, detail))).toEqual(amountsOf(shown));
    }
  });

  test.each(levels.slice(1))(
    "what is wrong without texts is marked (%s told)",
    async (_, detail) => {
      const shown = await shownFor(textless, contraTable, detail);
      const { unmarked } = judgeStatement(countTruth(company), "direct", shown);
      expect(unmarked).toEqual([]);
    },
  );
});

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
