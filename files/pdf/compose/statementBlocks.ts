import {
  type DisclosureNote,
  notesByConcept,
  periodColumns,
  presentAmount,
  presentStatement,
  printAmount,
  type StatementLine,
  type StatementReport,
  supplementalRows,
  unitInWords,
} from "@tieout/core";
import type { Block, TableColumn } from "../layout/Block.ts";
import { amountColumn, column, remark, row, sectionHeading } from "./blocks.ts";
import { REVIEW_MARK, statementRows } from "./statementRows.ts";

/** What every table of a statement is set with. */
type Setting = { notes: readonly DisclosureNote[]; size: number };

/** The statement itself, and under US GAAP by the direct method its reconciliation. */
export function statementBlocks(report: StatementReport, setting: Setting): Block[] {
  const { document, method } = report;
  const { lines } = document.statements[method];
  const isReconciled = document.framework === "US_GAAP" && method === "direct";
  return [
    tableOf(report, lines, setting, FOOT_ROWS),
    ...footnotes(report, lines),
    ...supplemental(report, setting),
    ...(isReconciled ? reconciliation(report, setting) : []),
  ];
}

/** The foot of a statement stays with the remarks beneath it: neither stands alone on a page. */
const FOOT_ROWS = 3;

function tableOf(
  report: StatementReport,
  lines: readonly StatementLine[],
  { size }: Setting,
  keptRows: number,
): Block {
  const { hasComparatives } = report.document;
  const shown = presentStatement(lines, report.presentationUnit ?? "units");
  const rows = statementRows(shown, { hasComparatives, notes: notesByConcept(report.document) });
  return {
    kind: "table",
    look: "statement",
    size,
    spaceBefore: 14,
    columns: columnsOf(report),
    rows: rows.map((each, index) =>
      index >= rows.length - keptRows ? { ...each, keepWithNext: true } : each,
    ),
  };
}

function columnsOf(report: StatementReport): TableColumn[] {
  const { document, period } = report;
  const { current, prior } = periodColumns(period);
  const subheading = unitInWords(report.document.currency, report.presentationUnit);
  const comparative = amountColumn(prior, { subheading: `${subheading}, as supplied` });
  return [
    column(""),
    column("Note", { align: "end", width: { points: 32 } }),
    amountColumn(current, { subheading, isBold: true }),
    ...(document.hasComparatives ? [comparative] : []),
  ];
}

/** What US GAAP has stand with the statement itself (ASC 230-10-50-2 to 50-6). */
function supplemental(report: StatementReport, { size }: Setting): Block[] {
  const { document, period, presentationUnit = "units" } = report;
  const rows = supplementalRows(document);
  if (rows.length === 0) return [];
  const { current, prior } = periodColumns(period);
  const { hasComparatives } = document;
  const subheading = unitInWords(report.document.currency, report.presentationUnit);
  const print = (amount: string | null) =>
    amount === null ? "" : printAmount(presentAmount(amount, presentationUnit));
  return [
    sectionHeading("Supplemental disclosures of cash flow information"),
    {
      kind: "table",
      look: "statement",
      size,
      spaceBefore: 6,
      columns: [
        column(""),
        amountColumn(current, { subheading, isBold: true }),
        ...(hasComparatives
          ? [amountColumn(prior, { subheading: `${subheading}, as supplied` })]
          : []),
      ],
      rows: rows.map((each, at) =>
        row(
          each.current === null ? "group" : "line",
          [each.label, print(each.current), ...(hasComparatives ? [print(each.prior)] : [])],
          { keepWithNext: at < rows.length - 1 },
        ),
      ),
    },
  ];
}

function operatingLines({ document }: StatementReport): StatementLine[] {
  return document.statements.indirect.lines.filter(({ category }) => category === "operating");
}

/** The reconciliation a direct statement needs under US GAAP, whole on a page (ASC 230-10-45-30). */
function reconciliation(report: StatementReport, setting: Setting): Block[] {
  const lines = operatingLines(report);
  return [
    sectionHeading("Reconciliation of net income to net cash from operating activities"),
    remark("ASC 230-10-45-30", { keepWithNext: true, spaceBefore: 1 }),
    tableOf(report, lines, setting, Number.POSITIVE_INFINITY),
    ...footnotes(report, lines),
  ];
}

function footnotes({ document }: StatementReport, lines: readonly StatementLine[]): Block[] {
  const isInReview = lines.some(({ status }) => status === "review");
  const texts = [
    ...(document.hasComparatives ? ["Comparative figures: as supplied, not recomputed."] : []),
    ...(isInReview ? [`${REVIEW_MARK} In review: see the preparation record.`] : []),
    "The notes form part of this statement.",
  ];
  return texts.map((text, index) =>
    remark(text, { spaceBefore: index === 0 ? 10 : 1, keepWithNext: index < texts.length - 1 }),
  );
}
