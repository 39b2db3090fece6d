import { buffer, text } from "node:stream/consumers";
import {
  frameworks,
  ingest,
  methods,
  type PriorCashFlowRow,
  type StatementInput,
  type StatementReport,
} from "@tieout/core";
import { expect, test } from "vitest";
import { read } from "xlsx";
import { companyCases } from "../cases/readCase.ts";
import { statementExport } from "../contract/index.ts";
import { readComparatives } from "../core/ingest/comparatives/readComparatives.ts";
import { exampleReport, exampleRows } from "../core/testing/exampleReport.ts";
import { readCaseAdjustments, readCaseRows } from "../core/testing/readCaseRows.ts";
import { inputOf } from "../core/testing/statementInputs.ts";
import {
  type ExportWriter,
  readFile,
  writePdf,
  writeStatementJson,
  writeWorkbook,
} from "./index.ts";
import { readWorkbookHere } from "./testing/readWorkbookHere.ts";

const writers: readonly (readonly [string, ExportWriter])[] = [
  ["xlsx", writeWorkbook],
  ["json", writeStatementJson],
];

/** Each framework by one method: the cases beneath bring the others. */
const generated = frameworks.map((framework, at) => {
  const method = methods[at % methods.length] ?? "indirect";
  return [`${framework}, ${method}`, { framework }, method] as const;
});

test.each(generated)(
  "%s: an export uploaded next year gives exactly the comparatives",
  async (_, changes, method) => {
    const report = exampleReport(changes, method);
    for (const rows of await expectComparatives(report, changes)) {
      expect(readComparatives(rows).unmatched).toEqual([]);
    }
  },
);

test.each(companyCases.map((name, at) => [name, methods[at % methods.length]] as const))(
  "%s: an export by the %s method uploaded next year gives exactly the comparatives",
  async (name, method) => {
    const rows = await readCaseRows(name);
    const changes = { rows, adjustments: readCaseAdjustments(name), mappings: new Map() };
    await expectComparatives(exampleReport(changes, method), { ...changes, adjustments: [] });
  },
);

test("an export in thousands gives its exact amounts next year, and its PDF, which has none, is refused", async () => {
  const exact = exampleReport();
  const rounded: StatementReport = { ...exact, presentationUnit: "thousands" };
  for (const writer of writers) {
    const amountsOf = async (report: StatementReport) =>
      (await uploaded(report, writer)).map(({ concept, amount }) => [concept, amount]);
    expect(await amountsOf(rounded)).toEqual(await amountsOf(exact));
  }
  const bytes = await buffer(await writePdf(rounded));
  const read = await readFile(bytes, "statement.pdf", { pdfHolds: "prior_cashflow" });
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  const { currency } = exact.document;
  const statement = { framework: "IFRS", method: exact.method, currency, period: null } as const;
  const result = ingest("prior_cashflow", read.value.tables, { statement });
  expect(result.ok || result.problems.map(({ code }) => code)).toEqual(["prior_rounded"]);
});

test.each([null, { start: "2025-01-01", end: "2025-06-30" }])(
  "columns headed for the period %o are told apart next year",
  async (period) => {
    const prior_cashflow = await uploaded(exampleReport(), ["json", writeStatementJson]);
    const report = exampleReport({ rows: { ...inputOf([], false).rows, prior_cashflow } });
    expect(report.document.hasComparatives).toBe(true);
    await expectComparatives({ ...report, period }, {});
  },
);

test("lines of a year before, and of nobody's words, come back once and do not pile up", async () => {
  const line = { row: 2, category: "investing", notes: "", concept: null };
  const prior_cashflow: PriorCashFlowRow[] = [
    { ...line, lineItem: "Grants for the sea wall", amount: 50_00n },
  ];
  const rows = await readCaseRows("ias7-illustrative-example");
  const changes = { rows: { ...rows, prior_cashflow }, adjustments: [], mappings: new Map() };
  const report = exampleReport(changes);
  const labels = report.document.statements.indirect.lines.map(({ lineItem }) => lineItem);
  expect(labels).toContain("Grants for the sea wall");
  await expectComparatives(report, { ...changes, rows });
});

test.each(methods)(
  "an export by the %s method leaves the other's own lines blank next year",
  async (method) => {
    const other = method === "indirect" ? "direct" : "indirect";
    const prior_cashflow = await uploaded(exampleReport({}, method), ["xlsx", writeWorkbook]);
    const report = exampleReport({ rows: { ...exampleRows, prior_cashflow } }, other);
    const { lines } = report.document.statements[other];
    const sheet = read(await buffer(await writeWorkbook(report))).Sheets.Statement ?? {};
    const heading = Object.keys(sheet).find((address) => sheet[address]?.v === "Concept") ?? "";
    const column = heading.replace(/\d/g, "");
    const rows = Object.keys(sheet).filter((address) => address.replace(/\d/g, "") === column);
    const shown = rows.flatMap((address) => {
      const line = lines.find(({ concept }) => concept === sheet[address]?.v);
      const prior = sheet[address.replace(column, "C")];
      return line ? [[line.concept, prior === undefined ? null : prior.v?.toFixed(2)]] : [];
    });
    expect(shown).toEqual(lines.map((line) => [line.concept, shownPrior(line)]));
    expect(shown.filter(([, prior]) => prior === null).length).toBeGreaterThan(1);
    const json = JSON.parse(await text(await writeStatementJson(report)));
    expect(statementExport.parse(json).lines.map(shownPrior)).toEqual(lines.map(shownPrior));
  },
);

function shownPrior(line: { priorYear: string; isPriorYearKnown: boolean }): string | null {
  return line.isPriorYearKnown ? line.priorYear : null;
}

/**
 * Next year's statement, from the same books with the export beside them, shows this year's figures.
 * The rows are those that each export was read as.
 */
async function expectComparatives(
  report: StatementReport,
  changes: Partial<StatementInput>,
): Promise<(readonly PriorCashFlowRow[])[]> {
  const rows = changes.rows ?? inputOf([], false).rows;
  const read: (readonly PriorCashFlowRow[])[] = [];
  for (const writer of writers) {
    const prior_cashflow = await uploaded(report, writer);
    read.push(prior_cashflow);
    const next = exampleReport({ ...changes, rows: { ...rows, prior_cashflow } }, report.method);
    expect([writer[0], ...amounts(next, "priorYear")]).toEqual([
      writer[0],
      ...amounts(report, "currentYear"),
    ]);
  }
  return read;
}

async function uploaded(
  report: StatementReport,
  [extension, write]: (typeof writers)[number],
): Promise<readonly PriorCashFlowRow[]> {
  const bytes = await buffer(await write(report));
  const isWorkbook = extension === "xlsx";
  const read = await (isWorkbook ? readWorkbookHere(bytes) : readFile(bytes, "statement.json"));
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  const ingested = ingest("prior_cashflow", read.value.tables);
  if (!ingested.ok) throw new Error(ingested.problems.map(({ message }) => message).join("\n"));
  return ingested.value.rows;
}

function amounts(report: StatementReport, column: "currentYear" | "priorYear") {
  const shown = report.document.statements[report.method].lines;
  return shown
    .filter((line) => line[column] !== "0.00")
    .map((line) => [line.concept, line.lineItem, line.category, line[column]]);
}
