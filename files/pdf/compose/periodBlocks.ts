import {
  categoryHeadings,
  columnHeading,
  type PeriodRow,
  type PeriodTable,
  periodWords,
  presentPeriods,
  printAmount,
  type StatementReport,
  tabulatePeriods,
  unitInWords,
} from "@tieout/core";
import type { Block, TableColumn, TableRow } from "../layout/Block.ts";
import { amountColumn, column, partHeading, remark, row } from "./blocks.ts";
import { kindOf, REVIEW_MARK } from "./statementRows.ts";

/** More columns than these are set in several tables: amounts stay large enough to read. */
const MOST_COLUMNS = 4;
/** So many lines surely fit on a page: columns are read from top to bottom, and are not parted then. */
const MOST_LINES_TOGETHER = 36;

/** The year in columns by the dates of the entries, the year itself in the last; empty where none are asked for. */
export function periodBlocks(report: StatementReport): Block[] {
  const { document, method, periodLength } = report;
  if (!document.periods || !periodLength) return [];
  const { presentationUnit: unit = "units" } = report;
  const exact = tabulatePeriods(document.periods, periodLength, document.statements[method]);
  const table = presentPeriods(exact, unit);
  const word = table.whole.toLowerCase();
  const heading = unitInWords(document.currency, unit);
  const tiesOut = document.periods.every((period) => period.tiesOut);
  return [
    partHeading(`The ${word} in ${periodWords[periodLength]}`),
    remark(tiesOut ? tiesOutAs(word) : DOES_NOT, { keepWithNext: true, spaceBefore: 2 }),
    ...(unit === "units" ? [] : [remark(roundedIn(word), { keepWithNext: true, spaceBefore: 1 })]),
    ...parts(table).map(([first, end]) => tableOf(table, first, end, heading)),
    ...(table.rows.some(({ isInReview }) => isInReview) ? [remark(inReviewIn(word))] : []),
  ];
}

const tiesOutAs = (word: string) =>
  `By the dates of the entries of the general ledger. Each column leads from its own opening cash to its own closing cash, and together they are the ${word}.`;
const DOES_NOT =
  "By the dates of the entries of the general ledger. At least one column does not tie out: the unreconciled difference stands in it.";

const roundedIn = (word: string) =>
  `Each column is rounded by itself and adds up: across, a line can come to a few more or less than its ${word}.`;

const inReviewIn = (word: string) =>
  `${REVIEW_MARK} In review, in the ${word} or in one of its columns: see the preparation record.`;

/** The columns in tables of nearly one size: from each first to before its end. */
function parts({ columns }: PeriodTable): [number, number][] {
  const size = Math.ceil(columns.length / Math.ceil(columns.length / MOST_COLUMNS));
  return Array.from({ length: Math.ceil(columns.length / size) }, (_, part) => [
    part * size,
    Math.min(columns.length, (part + 1) * size),
  ]);
}

function tableOf(table: PeriodTable, first: number, end: number, unit: string): Block {
  const isLast = end === table.columns.length;
  const isWhole = table.rows.length <= MOST_LINES_TOGETHER;
  return {
    kind: "table",
    look: "statement",
    size: 8.5,
    spaceBefore: 14,
    columns: columnsOf(table.columns.slice(first, end), isLast ? table.whole : null, unit),
    rows: table.rows.flatMap((each, index) => {
      const isNew = each.category !== table.rows[index - 1]?.category;
      const heading = isNew ? categoryHeadings[each.category] : "";
      const amounts = [...each.amounts.slice(first, end), ...(isLast ? [each.year] : [])];
      // Cash at the end of a longer one stands with what leads to it, never alone on a page.
      const mayStay = isWhole || each.category === "reconciliation";
      const isKept = mayStay && index < table.rows.length - 1;
      return [...(heading === "" ? [] : [row("heading", [heading])]), rowOf(each, amounts, isKept)];
    }),
  };
}

function columnsOf(
  columns: PeriodTable["columns"],
  whole: PeriodTable["whole"] | null,
  subheading: string,
): TableColumn[] {
  return [
    column(""),
    ...columns.map((each) => amountColumn(columnHeading(each), { subheading })),
    ...(whole ? [amountColumn(whole, { subheading, isBold: true })] : []),
  ];
}

function rowOf(line: PeriodRow, amounts: readonly string[], keepWithNext: boolean): TableRow {
  const mark = line.isInReview ? ` ${REVIEW_MARK}` : "";
  return row(kindOf(line), [line.lineItem + mark, ...amounts.map(printAmount)], { keepWithNext });
}
