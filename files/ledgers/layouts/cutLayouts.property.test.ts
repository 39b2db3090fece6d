import type { GeneralLedger } from "@tieout/core";
import { describe, expect, test } from "vitest";
import { chanceOf } from "../../../core/testing/Chance.ts";
import { details } from "../../../core/testing/company/describeEntries.ts";
import { companyCharts, generateCompany } from "../../../core/testing/company/generateCompany.ts";
import { ledgerLayouts } from "../../../core/testing/company/layouts/ledgerLayouts.ts";
import { firstLedger } from "../../../core/testing/firstLedger.ts";
import { runs } from "../../../core/testing/runs.ts";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

/** How often each file is cut, beyond the rows that show how it writes amounts. */
const TIMES = runs(6);
const SEED = 7;

const companies = companyCharts.map((chart) => generateCompany({ seed: SEED, chart, pace: 2 }));

/** Layouts that are text as they stand; a workbook is packed. */
const written = ledgerLayouts.flatMap((layout) => {
  const company = companies.find((each) => layout.suits?.(each) ?? true);
  const content = company && layout.write(company, details.documents);
  if (typeof content !== "string" && !(content instanceof Uint8Array)) return [];
  return [{ name: layout.name, extension: layout.extension, bytes: Buffer.from(content) }];
});

describe.each(written)("a file of the layout $name", ({ name, extension, bytes }) => {
  const read = (content: Uint8Array) =>
    readLedger([sourceOf(content, `ledger${extension}`)], { ...firstLedger, chart: chartOf(name) });

  test("that is cut anywhere is refused, or gives entries of the whole and no others", async () => {
    const whole = await read(bytes);
    if (!whole.ok) throw new Error(whole.problems.map(({ message }) => message).join("\n"));
    const known = linesOf(whole.value.ledger);
    const chance = chanceOf(SEED);
    for (let time = 0; time < TIMES; time += 1) {
      const end = chance.between(Math.floor(bytes.length / 4), bytes.length - 2);
      const cut = await read(bytes.subarray(0, end));
      if (cut.ok) expect(notAmong(known, linesOf(cut.value.ledger))).toEqual([]);
    }
  });
});

/** What each line moves on its day; rows without numbers are put together by what is said of all of them. */
function linesOf({ entries }: GeneralLedger): string[] {
  return [...entries].flatMap(({ date, lines }) =>
    lines.map(({ account, amount }) => `${date} ${account} ${amount}`),
  );
}

/** The lines that others have more often than a ledger has them. */
function notAmong(known: readonly string[], lines: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of known) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

/** A batch whose first rows alone are there does not tell its chart. */
function chartOf(name: string): string {
  return name.startsWith("DATEV") ? "SKR03" : "auto";
}
