import {
  type Check,
  type CheckStatus,
  checkStatusLabels,
  fileTypeLabel,
  printAmount,
  printVerification,
  queriedLines,
  type StatementReport,
} from "@tieout/core";
import type { Block, TableRow } from "../layout/Block.ts";
import type { Colour } from "../text/textStyles.ts";
import { adjustmentBlocks } from "./adjustmentBlocks.ts";
import { amountColumn, column, paragraph, partHeading, row, sectionHeading } from "./blocks.ts";

/** How the statement came about: what is in review, adjustments, checks and files. */
export function recordBlocks(report: StatementReport): Block[] {
  return [
    partHeading("Preparation record"),
    ...reviewBlocks(report),
    ...adjustmentBlocks(report.adjustments),
    ...checkBlocks(report.document.checks),
    ...fileBlocks(report.files),
  ];
}

function reviewBlocks({ document, method }: StatementReport): Block[] {
  const lines = queriedLines(document.statements[method].lines);
  if (lines.length === 0) return [];
  const rows = lines.map(({ lineItem, currentYear, words }) =>
    row("line", [lineItem, printAmount(currentYear), words]),
  );
  return [
    sectionHeading("Lines that were asked about"),
    register(
      [
        column("Line", { width: { share: 2 } }),
        amountColumn("Amount"),
        column("What was asked, and the answer", { width: { share: 3 } }),
      ],
      rows,
    ),
  ];
}

const RESULT_COLOURS: Readonly<Record<CheckStatus, Colour>> = {
  passed: "ink",
  review: "ink",
  confirmed: "ink",
  failed: "red",
  not_tested: "ink",
  not_applicable: "quiet",
};

function checkBlocks(checks: readonly Check[]): Block[] {
  const columns = [
    column("Check", { width: { share: 3 } }),
    column("Paragraph", { width: { points: 66 } }),
    column("Result", { width: { points: 52 } }),
    amountColumn("Figure"),
    column("Finding", { width: { share: 6 } }),
  ];
  return [sectionHeading("Checks"), register(columns, checks.map(checkRow))];
}

function checkRow(check: Check): TableRow {
  const { title, paragraph: where, status, figure, explanation, verification } = check;
  const printed = figure === null ? "" : printAmount(figure);
  const words = verification ? `${explanation} ${printVerification(verification)}` : explanation;
  return row("line", [title, where, checkStatusLabels[status], printed, words], {
    colour: RESULT_COLOURS[status],
  });
}

function fileBlocks(files: StatementReport["files"]): Block[] {
  const heading = sectionHeading("Files it was made from");
  if (files.length === 0) return [heading, paragraph("No files are recorded.")];
  const columns = [
    column("File", { width: { share: 3 } }),
    column("Type", { width: { share: 2 } }),
    column("SHA-256", { width: "content" }),
  ];
  const rows = files.map(({ fileName, fileType, sha256 }) =>
    row("line", [fileName, fileTypeLabel(fileType), sha256 ?? "–"]),
  );
  return [heading, register(columns, rows)];
}

function register(columns: ReturnType<typeof column>[], rows: TableRow[]): Block {
  return {
    kind: "table",
    look: "register",
    size: 8,
    spaceBefore: 6,
    columns,
    rows,
  };
}
