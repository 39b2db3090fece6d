import { buffer } from "node:stream/consumers";
import type { StatementReport } from "@tieout/core";
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { type CellObject, read, type WorkBook } from "xlsx";
import { anyCharacter } from "../core/testing/anyCharacter.ts";
import { exampleReport } from "../core/testing/exampleReport.ts";
import { inputOf } from "../core/testing/statementInputs.ts";
import { writeStatementJson, writeWorkbook, writeWorkingsText } from "./index.ts";

const writers = { writeWorkbook, writeStatementJson, writeWorkingsText };

async function workbookOf(report: StatementReport): Promise<WorkBook> {
  return read(await buffer(await writeWorkbook(report)), { cellFormula: true, cellNF: true });
}

/** Every cell of a workbook with where it stands. */
function cellsOf(workbook: WorkBook): [string, CellObject][] {
  return workbook.SheetNames.flatMap((name) =>
    Object.entries(workbook.Sheets[name] ?? {})
      .filter(([address]) => !address.startsWith("!"))
      .map(([address, cell]): [string, CellObject] => [`${name}!${address}`, cell]),
  );
}

/** The Adjustments sheet as it is packed, with how it prints. */
async function adjustmentsXml(report: StatementReport): Promise<string> {
  const parts = unzipSync(await buffer(await writeWorkbook(report)));
  const sheet = Object.values(parts)
    .map((part) => strFromU8(part))
    .find((xml) => xml.includes("<t>Adjustments</t>"));
  if (sheet === undefined) throw new Error("the workbook has no such sheet");
  return sheet;
}

test.each(Object.entries(writers))("%s: the same report gives the same bytes", async (_, write) => {
  const [first, second] = [exampleReport(), structuredClone(exampleReport())];
  expect(await buffer(await write(first))).toEqual(await buffer(await write(second)));
});

describe("the workbook", () => {
  test("opens with every sheet in its order, the chosen method first", async () => {
    const { SheetNames } = await workbookOf(exampleReport({ framework: "US_GAAP" }, "direct"));
    expect(SheetNames).toEqual([
      ...["Statement", "Statement (indirect)", "Workings", "Workings (indirect)"],
      ...["Trial balance", "Adjustments", "Disclosures", "Checks", "Audit trail"],
      "Tieout JSON",
    ]);
  });

  test("holds the statement's figures as results beside its formulas", async () => {
    const report = exampleReport();
    const sheet = (await workbookOf(report)).Sheets.Statement ?? {};
    const rows = Object.keys(sheet).filter((address) => /^F\d+$/.test(address));
    const shown = new Map(
      rows.map((address) => [sheet[address].v, sheet[address.replace("F", "B")]]),
    );
    for (const line of report.document.statements.indirect.lines) {
      const cell = shown.get(line.concept);
      expect([line.concept, cell?.v?.toFixed(2)]).toEqual([line.concept, line.currentYear]);
      expect(cell?.f).toMatch(/^(ROUND\(SUM|'Workings'!\$)/);
    }
  });

  test("never makes a formula of words, whatever they begin with", async () => {
    const hostile = [
      "=HYPERLINK(1)",
      "+1+1",
      "-2",
      "@SUM(A1)",
      "\t=1",
      "\r=1",
      "\n=1",
      "＝1+1",
      "=cmd|' /C calc'!A0",
    ];
    const { adjustments, ...rest } = exampleReport();
    const report = {
      ...rest,
      projectName: hostile[0] ?? "",
      preparedBy: hostile[1] ?? "",
      adjustments: adjustments.map((item, index) => ({
        ...item,
        reason: hostile[index % hostile.length] ?? "",
      })),
      notes: hostile.map((text) => ({ disclosureId: text, text })),
    };
    const cells = cellsOf(await workbookOf(report));
    for (const words of hostile.filter((text) => text === text.trim())) {
      const found = cells.filter(([, { v }]) => v === words);
      expect([words, found.length > 0]).toEqual([words, true]);
      for (const [, cell] of found) expect([cell.t, cell.f]).toEqual(["s", undefined]);
    }
    const formulas = cells.flatMap(([, { f }]) => f ?? []);
    expect(formulas.filter((formula) => !/^(ROUND\(|'Workings|\$B\$)/.test(formula))).toEqual([]);
  });

  test("gives back any words as they were written", async () => {
    const words = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 40 });
    const { adjustments, ...rest } = exampleReport();
    const [adjustment] = adjustments;
    if (!adjustment) throw new Error("the example has no adjustments");
    await fc.assert(
      fc.asyncProperty(fc.array(words, { minLength: 100, maxLength: 300 }), async (list) => {
        const made = list.map((reason) => ({ ...adjustment, reason, lines: [] }));
        const { Adjustments: sheet } = (await workbookOf({ ...rest, adjustments: made })).Sheets;
        const read = list.map((_, index) => sheet?.[`D${index + 6}`]?.v);
        // Half a surrogate pair is no character, and the reader takes CR LF for one end of a line
        const written = (reason: string) =>
          reason.replaceAll(/\p{Cs}/gu, "\uFFFD").replaceAll("\r\n", "\n");
        expect(read).toEqual(list.map(written));
      }),
      { numRuns: 3 },
    );
  });

  test("says on one page that there is no adjustment, and prints a wide table on one of twice the size", async () => {
    const none = { ...exampleReport({ adjustments: [] }), adjustments: [] };
    const [empty, full] = await Promise.all([none, exampleReport()].map(adjustmentsXml));
    expect(empty).toContain('paperSize="9" orientation="landscape" fitToWidth="1"');
    expect(full).toContain('paperSize="8" orientation="landscape" fitToWidth="1"');
    const cells = (await workbookOf(none)).Sheets.Adjustments ?? {};
    const words = Object.values(cells).flatMap((cell) => cell?.v ?? []);
    expect(words.at(-1)).toMatch(/^There is no adjustment/);
    expect(words).not.toContain("Debit");
  });

  test("runs what stands above a table across its columns, over as many lines as it needs", async () => {
    const entityName = "A company with a long name ".repeat(12).trim();
    const bytes = await buffer(await writeWorkbook({ ...exampleReport(), entityName }));
    const { Checks: checks, Statement: statement } = read(bytes, { cellStyles: true }).Sheets;
    const across = (sheet: typeof checks) => (sheet?.["!merges"] ?? []).map(({ s, e }) => [s, e]);
    const last = (checks?.["!cols"]?.length ?? 0) - 1;
    expect(across(checks)).toEqual(
      [1, 2].map((r) => [
        { r, c: 0 },
        { r, c: last },
      ]),
    );
    expect(checks?.["!rows"]?.[1]?.hpt).toBeGreaterThan(15);
    // Beside the label of a fact
    expect(across(statement)[0]?.[0]).toEqual({ r: 1, c: 1 });
    expect(statement?.["!rows"]?.[1]?.hpt).toBeGreaterThan(15);
    const json = Object.entries(read(bytes).Sheets).find(([name]) => name === "Tieout JSON")?.[1];
    expect(json?.["!merges"]).toBeUndefined();
  });

  test("makes a row as high as its words have lines", async () => {
    const { adjustments, ...rest } = exampleReport();
    const long = "word ".repeat(20).trim();
    const reasons = ["one line", "three\nshort\nlines", long];
    const made = adjustments
      .slice(0, reasons.length)
      .map((item, index) => ({ ...item, reason: reasons[index] ?? "", lines: [] }));
    const bytes = await buffer(await writeWorkbook({ ...rest, adjustments: made }));
    const heights = read(bytes, { cellStyles: true }).Sheets.Adjustments?.["!rows"] ?? [];
    expect([5, 6, 7].map((row) => heights[row]?.hpt)).toEqual([undefined, 45, 45]);
  });

  test("gives the words beside a journal's amounts the lines they need, so that none is cut", async () => {
    const accountName = "Investments in equity instruments held for trading";
    const { adjustments, ...rest } = exampleReport();
    const written = [
      { account: "2", accountName: "Bank", concept: null, debit: null, credit: "1.00" },
      { account: "1", accountName, concept: null, debit: "1.00", credit: null },
    ];
    const made = adjustments.slice(0, 1).map((item) => ({ ...item, reason: "", lines: written }));
    const bytes = await buffer(await writeWorkbook({ ...rest, adjustments: made }));
    const sheet = read(bytes, { cellStyles: true }).Sheets.Adjustments;
    // Debits stand before credits, in whichever order they were written
    expect([sheet?.H6?.v, sheet?.H7?.v]).toEqual(["1", "2"]);
    expect(sheet?.["!rows"]?.[5]?.hpt).toBe(30);
  });

  test("an amount beyond fifteen digits stands as text, and nothing is calculated from it", async () => {
    const huge = 12_345_678_901_234_567_89n;
    const row = plainRow("1000", huge);
    const other = plainRow("3000", -huge);
    const report = exampleReport({
      rows: { trial_balance: [row, other] },
      adjustments: [],
      mappings: new Map([
        ["1000", "cash_and_cash_equivalents"],
        ["3000", "share_capital"],
      ]),
    });
    const cells = cellsOf(await workbookOf(report));
    expect(cells.some(([, { v }]) => v === "12345678901234567.89")).toBe(true);
    expect(cells.filter(([, { f }]) => f !== undefined)).toEqual([]);
  });
});

function plainRow(code: string, balance: bigint) {
  const [first] = inputOf([], false).rows.trial_balance ?? [];
  if (!first) throw new Error("the example has no rows");
  const [debit, credit] = balance > 0n ? [balance, 0n] : [0n, -balance];
  return {
    ...first,
    code,
    name: code,
    type: "",
    currentDebit: debit,
    currentCredit: credit,
    priorDebit: 0n,
    priorCredit: 0n,
  };
}
