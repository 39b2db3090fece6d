import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";
import { describeSheet } from "../sheets/describeSheet.ts";
import { columnName } from "./columnName.ts";
import { columnsBeneath } from "./columnsBeneath.ts";
import { layoutKey } from "./layoutKey.ts";
import type { Matching } from "./Matching.ts";
import { matchedBy } from "./matchedBy.ts";
import { matchingProblem } from "./matchingProblem.ts";

const odd = tableOf(`
  Haversham Ltd|
  Ref|What|Plus|Minus|Plus|Minus
  1|Bank|130||100|
  2|Capital||100||100
  3|Retained||30||
`);

const matching = (columns: Record<string, number>, headingRow = 2): Matching => ({
  sheet: null,
  headingRow,
  columns,
});

const all = matching({
  code: 0,
  name: 1,
  currentDebit: 2,
  currentCredit: 3,
  priorDebit: 4,
  priorCredit: 5,
});

describe("a matching by hand", () => {
  test("reads columns whose headings nobody would understand, two of one name included", () => {
    expect(ingest("trial_balance", [odd]).ok).toBe(false);
    const read = ingest("trial_balance", [odd], { matching: all });
    expect(read).toMatchObject({
      ok: true,
      value: {
        headingRow: 2,
        rows: [
          { code: "1", name: "Bank", currentDebit: 13_000n, priorDebit: 10_000n },
          { code: "2", currentCredit: 10_000n, priorCredit: 10_000n },
          { code: "3", currentCredit: 3_000n, priorCredit: 0n },
        ],
      },
    });
  });

  test("is all there is: a column that is not named is not read", () => {
    const table = tableOf(
      "Account Code|Account Name|Current Debit|Current Credit|Prior Debit|Prior Credit\n1|Bank|5||9|\n2|Capital||5||",
    );
    const columns = { code: 0, name: 1, currentDebit: 2, currentCredit: 3 };
    const read = ingest("trial_balance", [table], { matching: matching(columns, 1) });
    expect(read).toMatchObject({ ok: true, value: { rows: [{ priorDebit: 0n }, {}] } });
  });

  test("that lacks a required column says which", () => {
    const read = ingest("trial_balance", [odd], {
      matching: matching({ name: 1, currentDebit: 2 }),
    });
    expect(read).toMatchObject({
      ok: false,
      problems: [{ code: "column_missing", where: { column: "Current Credit" } }],
      readMatching: {
        headingRow: 2,
        matchedColumns: [{ field: "name" }, { field: "currentDebit" }],
      },
    });
  });

  test("may say that there is no row of headings", () => {
    const bare = tableOf("1|Bank|5\n2|Capital|-5");
    const columns = { code: 0, name: 1, currentBalance: 2 };
    expect(ingest("trial_balance", [bare], { matching: matching(columns, 0) })).toMatchObject({
      ok: true,
      value: {
        rows: [
          { row: 1, currentDebit: 500n },
          { row: 2, currentCredit: 500n },
        ],
      },
    });
  });

  test("keeps the column that says debit or credit beside a balance", () => {
    const table = tableOf("Konto|Text|Wert|S/H\n1|Bank|5,00|S\n2|Kapital|5,00|H");
    const columns = { code: 0, name: 1, currentBalance: 2 };
    expect(ingest("trial_balance", [table], { matching: matching(columns, 1) })).toMatchObject({
      ok: true,
      value: { rows: [{ currentDebit: 500n }, { currentCredit: 500n }] },
    });
  });

  test("chooses the sheet", () => {
    const text = "Name|Dr|Cr\nBank|5|\nCapital||5";
    const sheets = [tableOf(text, "January"), tableOf(text.replaceAll("5", "7"), "February")];
    const columns = { name: 0, currentDebit: 1, currentCredit: 2 };
    const read = ingest("trial_balance", sheets, {
      matching: { sheet: "February", headingRow: 1, columns },
    });
    expect(read).toMatchObject({
      ok: true,
      value: { sheet: "February", rows: [{ currentDebit: 700n }, {}] },
    });
  });

  test("of names that every object has is no matching", () => {
    const columns: Record<string, number> = JSON.parse('{"__proto__": 1, "toString": 0}');
    expect(matchingProblem("trial_balance", [odd], matching(columns))).toMatch(/not a field/);
    expect(ingest("trial_balance", [odd], { matching: matching(columns) }).ok).toBe(false);
  });

  test.each([
    ["another sheet", { ...all, sheet: "Other" }, /no sheet "Other"/],
    ["a row that is not there", { ...all, headingRow: 90 }, /no row 90/],
    ["a field of another file type", matching({ rate: 1 }), /"rate" is not a field/],
    ["one column for two fields", matching({ code: 1, name: 1 }), /Column 2 is given to two/],
  ])("is refused for %s", (_what, wrong, words) => {
    expect(matchingProblem("trial_balance", [odd], all)).toBeNull();
    expect(matchingProblem("trial_balance", [odd], wrong)).toMatch(words);
  });
});

describe("the start of a sheet", () => {
  test("suggests what the ingest itself would read, and that reads the same", () => {
    const table = tableOf(
      "Title|\nAccount Code|Account Name|Debit|Credit\n1|Bank|5|\n2|Capital||5",
    );
    const { suggestion } = describeSheet("trial_balance", table);
    expect(suggestion).toMatchObject({
      sheet: null,
      headingRow: 2,
      columns: { code: 0, name: 1, currentDebit: 2, currentCredit: 3 },
    });
    const [itself, suggested] = [{}, { matching: suggestion }].map((options) =>
      ingest("trial_balance", [table], options),
    );
    expect(suggested).toEqual(itself);
  });

  test("shows what rows were read as, of as many as a person looks at", () => {
    const lines = Array.from({ length: 1_000 }, (_, at) => `${at}|Account ${at}|1|`);
    const headings = "Account Code|Account Name|Current Debit|Current Credit";
    const table = tableOf(`${headings}\n${lines.join("\n")}`);
    const read = ingest("trial_balance", [table], { acceptUnbalanced: true });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const { rows } = describeSheet("trial_balance", table, read.value);
    expect(rows.map(({ readAs }) => readAs)).toEqual([null, ...Array(399).fill("account")]);
    expect(describeSheet("trial_balance", table).rows).toHaveLength(30);
  });

  test("takes the row with most words where nothing is understood", () => {
    expect(describeSheet("trial_balance", odd).suggestion).toMatchObject(matching({}, 2));
  });

  test("shows each column with its first values, blank columns left out", () => {
    const table = tableOf("A||B|\n1||x|9\n||y|\n2||z|");
    expect(columnsBeneath(table.rows, 1)).toEqual([
      { index: 0, heading: "A", samples: ["1", "2"] },
      { index: 2, heading: "B", samples: ["x", "y", "z"] },
      { index: 3, heading: "Column D", samples: ["9"] },
    ]);
    expect(columnsBeneath(table.rows, 0)[0]).toEqual({
      index: 0,
      heading: "Column A",
      samples: ["A", "1", "2"],
    });
  });

  test("names columns as spreadsheets do", () => {
    expect([0, 25, 26, 51, 52, 199].map(columnName)).toEqual(
      ["A", "Z", "AA", "AZ", "BA", "GR"].map((letters) => `Column ${letters}`),
    );
  });
});

describe("a layout", () => {
  test("is the same next year, and another with the years the other way round", () => {
    const of = (headings: string) => layoutKey(headings.split("|"));
    expect(of("Code|31 Dec 2026|31 Dec 2025")).toBe(of("CODE|31 Dec 2025|31 Dec 2024|"));
    expect(of("Code|31 Dec 2025|31 Dec 2026")).not.toBe(of("Code|31 Dec 2026|31 Dec 2025"));
    expect(of("Code|Dr|Cr")).not.toBe(of("Code|Cr|Dr"));
  });

  test("has one key however its headings are cased, punctuated or padded", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("Code", "Name", "Dr", "Cr", "")), (headings) => {
        const shouted = headings.map((heading) => ` ${heading.toUpperCase()}. `);
        expect(layoutKey([...shouted, ""])).toBe(layoutKey(headings));
      }),
    );
  });
});

test.each([
  ["code", "Account Code", "heading"],
  ["code", "N/C", "synonym"],
  ["name", "Account", "synonym"],
  ["currentDebit", "31 Dec 2025 Dr", "meaning"],
  ["name", "", "place"],
])('%s beneath "%s" was matched by its %s', (field, heading, way) => {
  expect(matchedBy("trial_balance", field, heading)).toBe(way);
});
