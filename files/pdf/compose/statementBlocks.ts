import {
  type DisclosureNote,
  noteReferences,
  type PresentedStatement,
  periodColumns,
  type StatementReport,
} from "@tieout/core";
import type { Block, TableColumn, TableRow } from "../layout/Block.ts";
import { amountColumn, column, remark, sectionHeading } from "./blocks.ts";
import { REVIEW_MARK, statementRows } from "./statementRows.ts";

/** The statement itself, and under US GAAP by the direct method its reconciliation. */
export function statementBlocks(
  report: StatementReport,
  notes: readonly DisclosureNote[],
  size: number,
): Block[] {
  const { document, method } = report;
  const presented = document.statements[method];
  const isReconciled = document.framework === "US_GAAP" && method === "direct";
  return [
    tableOf(report, presented.lines, notes, size),
    ...(isReconciled ? reconciliation(report, notes, size) : []),
    ...footnotes(report, presented),
  ];
}

function tableOf(
  report: StatementReport,
  lines: PresentedStatement["lines"],
  notes: readonly DisclosureNote[],
  size: number,
): Block {
  const { hasComparatives } = report.document;
  return {
    ...{ kind: "table", look: "statement", size, spaceBefore: 14 },
    columns: columnsOf(report),
    rows: keptTogether(statementRows(lines, { hasComparatives, notes: noteReferences(notes) })),
  };
}

/** The foot of a statement stays with the remarks beneath it: neither stands alone on a page. */
function keptTogether(rows: readonly TableRow[]): TableRow[] {
  return rows.map((each, index) =>
    index >= rows.length - FOOT_ROWS ? { ...each, keepWithNext: true } : each,
  );
}

const FOOT_ROWS = 3;

function columnsOf({ document, period }: StatementReport): TableColumn[] {
  const { current, prior } = periodColumns(period);
  const subheading = document.currency;
  const comparative = amountColumn(prior, { subheading: `${subheading}, as supplied` });
  return [
    column(""),
    column("Note", { align: "end", width: { points: 32 } }),
    amountColumn(current, { subheading, isBold: true }),
    ...(document.hasComparatives ? [comparative] : []),
  ];
}

/** The reconciliation a direct statement needs under US GAAP (ASC 230-10-45-30). */
function reconciliation(
  report: StatementReport,
  notes: readonly DisclosureNote[],
  size: number,
): Block[] {
  const { lines } = report.document.statements.indirect;
  const operating = lines.filter(({ category }) => category === "operating");
  return [
    sectionHeading("Reconciliation of net income to net cash from operating activities"),
    remark("ASC 230-10-45-30", { keepWithNext: true, spaceBefore: 1 }),
    tableOf(report, operating, notes, size),
  ];
}

function footnotes(report: StatementReport, presented: PresentedStatement): Block[] {
  const { hasComparatives } = report.document;
  const isInReview = presented.lines.some(({ status }) => status === "review");
  const texts = [
    ...(hasComparatives ? ["Comparative figures: as supplied, not recomputed."] : []),
    ...(isInReview ? [`${REVIEW_MARK} In review: see the preparation record.`] : []),
    "The notes form part of this statement.",
  ];
  return texts.map((text, index) =>
    remark(text, { spaceBefore: index === 0 ? 10 : 1, keepWithNext: index < texts.length - 1 }),
  );
}
