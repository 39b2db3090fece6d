import { buffer } from "node:stream/consumers";
import type { StatementInput, StatementReport, TrialBalanceRow } from "@tieout/core";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { type CellObject, read, type WorkBook } from "xlsx";
import { exampleReport, exampleRows, reportInQuarters } from "../../core/testing/exampleReport.ts";
import { generateLedger } from "../../core/testing/generateLedger.ts";
import { readCaseAdjustments, readCaseRows } from "../../core/testing/readCaseRows.ts";
import { recalculate } from "../testing/recalculate.ts";
import { writeWorkbook } from "./writeWorkbook.ts";

/** A workbook as we wrote it, and as LibreOffice calculates it without our results. */
type Pair = { name: string; written: WorkBook; calculated: WorkBook };

/** LibreOffice takes long where the machine does much else. */
const PATIENCE_MS = 600_000;

let pairs: Pair[] = [];
let disturbed: WorkBook;

beforeAll(async () => {
  const reports = await everyKind();
  const written = await Promise.all(
    reports.map(async ([, report]) => buffer(await writeWorkbook(report))),
  );
  const bare = written.map((bytes) => changeSheets(bytes, withoutResults));
  const moved = written.slice(0, 1).map((bytes) => changeSheets(bytes, withOneBalanceMoved));
  const saved = recalculate([...bare, ...moved]).map(open);
  pairs = reports.map(([name], index) => ({
    name,
    written: open(there(written[index])),
    calculated: there(saved[index]),
  }));
  disturbed = there(saved.at(-1));
}, PATIENCE_MS);

describe("as LibreOffice calculates the workbook", () => {
  test("every formula gives our figure to the cent, and none is an error", () => {
    for (const { name, written, calculated } of pairs) {
      const formulas = formulasOf(written);
      expect([name, formulas.length > 20]).toEqual([name, true]);
      const figures = (workbook: WorkBook) =>
        formulas.map((place) => [name, place, shown(cellAt(workbook, place))]);
      expect(figures(calculated)).toEqual(figures(written));
    }
  });

  test("the tie-out shows 0 where the statement ties out, and the difference where it does not", () => {
    const differences = new Map(pairs.map(({ name, calculated }) => [name, tieOut(calculated)]));
    expect(differences.get("ias7-illustrative-example")).toBe("0.00");
    // Interest of 32,098.56 was set to 235.48 by hand: that much less left than the bank says.
    expect(differences.get("overridden")).toBe("-31863.08");
  });

  test("the year in columns is the year of the statement, each column at its own cash", () => {
    const { calculated } = there(pairs.find(({ name }) => name === "in quarters"));
    for (const suffix of ["", " (direct)"]) {
      const sheet = there(calculated.Sheets[`Year in quarters${suffix}`]);
      const rows = Object.keys(sheet).filter(
        (address) => /^A\d+$/.test(address) && sheet[address].v,
      );
      const lines = rows.map((at) => [
        sheet[at].v,
        ...[..."BCDEFG"].map((column) => shown(sheet[at.replace("A", column)])),
      ]);
      const cash = lines.find(([label]) => String(label).startsWith("Cash at end"));
      expect(cash?.slice(1)).toEqual(["190.00", "150.00", "150.00", "180.00", "180.00", "0.00"]);
      const proof = lines.find(([label]) => label === "Unreconciled difference");
      expect(proof?.slice(1, 5)).toEqual(["0.00", "0.00", "0.00", "0.00"]);
    }
  });

  test("a balance changed by hand breaks the tie-out", () => {
    expect(tieOut(disturbed)).toBe("1.00");
  });

  test("names refer to the figures they name", () => {
    for (const { written } of pairs) {
      const at = (name: string, column: string) =>
        cellAt(written, placeOf(written, name).replace("!B", `!${column}`))?.v;
      const conceptColumn = written.Sheets.Statement?.[placeOfHeading(written, "Concept")];
      expect(conceptColumn?.v).toBe("Concept");
      expect(at("Tie_out_difference", "A")).toBe("Unreconciled difference");
      expect(String(at("Cash_at_end", "A"))).toMatch(/at end of the period$/);
      expect(String(at("Net_cash_operating", "A"))).toContain("operating activities");
    }
  });
});

/**
 * Published cases, both methods and all frameworks, an override, comparatives, many accounts. What does not depend on
 * each other stands in one workbook: LibreOffice takes a second for each.
 */
async function everyKind(): Promise<[string, StatementReport][]> {
  const cases = (
    [
      ["ias7-illustrative-example", "IFRS", "indirect"],
      ["service-company-year-3", "US_GAAP", "direct"],
    ] as const
  ).map(async ([name, framework, method]): Promise<[string, StatementReport]> => {
    const [rows, adjustments] = [await readCaseRows(name), readCaseAdjustments(name)];
    return [name, exampleReport({ framework, rows, adjustments, mappings: new Map() }, method)];
  });
  const override = {
    id: "o",
    reason: "Bank letter",
    adjustmentType: "override" as const,
    concept: "interest_paid" as const,
    adjustedValue: -235_48n,
  };
  const { rows, mappings } = generateLedger(20);
  return [
    ...(await Promise.all(cases)),
    ["overridden", exampleReport({ adjustments: [override] })],
    ["ifrs 18, yen", inLargeUnits()],
    ["many accounts, comparatives", withComparatives()],
    ["in quarters", reportInQuarters()],
    ["dormant", exampleReport(timesOver(rows, 0n, mappings))],
  ];
}

/** The example in a currency that counts a great many of its units: within fifteen digits formulas stay. */
function inLargeUnits(): StatementReport {
  const given = timesOver(exampleRows.trial_balance ?? [], 10_000_000n, new Map());
  const report = exampleReport({ currency: "JPY", framework: "IFRS18", ...given }, "indirect");
  return { ...report, adjustments: [] };
}

function withComparatives(): StatementReport {
  const many = generateLedger(60);
  const given = timesOver(many.rows, 12_345n, many.mappings);
  const words = { lineItem: "Depreciation", category: "operating", notes: "", concept: null };
  const prior = { row: 2, ...words };
  const prior_cashflow = [
    { ...prior, amount: 12_34n },
    { ...prior, row: 3, lineItem: "Grants", amount: 5_00n },
  ];
  return exampleReport({ ...given, rows: { ...given.rows, prior_cashflow } });
}

/** Large amounts with odd cents, still within the digits a spreadsheet keeps. */
function timesOver(
  rows: readonly TrialBalanceRow[],
  factor: bigint,
  mappings: StatementInput["mappings"],
): Partial<StatementInput> {
  const trial_balance = rows.map((row) => ({
    ...row,
    currentDebit: (row.currentDebit / 100n) * factor,
    currentCredit: (row.currentCredit / 100n) * factor,
    priorDebit: (row.priorDebit / 100n) * factor,
    priorCredit: (row.priorCredit / 100n) * factor,
  }));
  return { rows: { trial_balance }, mappings, adjustments: [] };
}

function changeSheets(
  bytes: Uint8Array,
  change: (xml: string, name: string) => string,
): Uint8Array {
  const parts = Object.entries(unzipSync(bytes)).map(([name, content]) => [
    name,
    name.startsWith("xl/worksheets/") ? strToU8(change(strFromU8(content), name)) : content,
  ]);
  return zipSync(Object.fromEntries(parts));
}

function withoutResults(xml: string): string {
  return xml.replaceAll(/<\/f><v>[^<]*<\/v>/g, "</f>");
}

/** One more in the closing balance of the first account of the workings, which is cash. */
function withOneBalanceMoved(xml: string, name: string): string {
  if (!name.endsWith("sheet3.xml")) return withoutResults(xml);
  const moved = xml.replace(
    /(<c r="E6"[^>]*><v>)([^<]*)/,
    (_, before: string, amount: string) => `${before}${Number(amount) + 1}`,
  );
  return withoutResults(moved);
}

function open(bytes: Uint8Array): WorkBook {
  return read(bytes, { cellFormula: true });
}

function formulasOf(workbook: WorkBook): string[] {
  return workbook.SheetNames.flatMap((sheet) =>
    Object.entries(workbook.Sheets[sheet] ?? {}).flatMap(([address, cell]) =>
      typeof cell === "object" && cell?.f ? [`${sheet}!${address}`] : [],
    ),
  );
}

function cellAt(workbook: WorkBook, place: string): CellObject | undefined {
  const [sheet = "", address = ""] = place.split("!");
  return workbook.Sheets[sheet]?.[address];
}

/** An amount to the cent; anything else as it stands, an error above all. */
function shown(cell: CellObject | undefined): string {
  return cell?.t === "n" && typeof cell.v === "number"
    ? cell.v.toFixed(2).replace(/^-0\.00$/, "0.00")
    : `not a number: ${cell?.t} ${cell?.v}`;
}

function tieOut(workbook: WorkBook): string {
  return shown(cellAt(workbook, placeOf(workbook, "Tie_out_difference")));
}

function placeOf(workbook: WorkBook, name: string): string {
  const defined = there(workbook.Workbook?.Names?.find(({ Name }) => Name === name));
  return defined.Ref.replaceAll(/['$]/g, "");
}

function placeOfHeading({ Sheets }: WorkBook, heading: string): string {
  const sheet = Sheets.Statement ?? {};
  return there(Object.keys(sheet).find((address) => sheet[address]?.v === heading));
}

function there<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("it is not there");
  return value;
}
