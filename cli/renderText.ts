import {
  frameworkNames,
  periodWords,
  presentPeriods,
  presentStatement,
  printAmount,
  type StatementReport,
  tabulatePeriods,
  tabulateStatement,
  titleOf,
  unitInWords,
} from "@tieout/core";

const AMOUNT_WIDTH = 20;
const LABEL_WIDTH = 60;
/** Twelve months stand side by side. */
const COLUMN_WIDTH = 16;

/** The statement as aligned text for a terminal, with its checks beneath. */
export function renderText(report: StatementReport): string {
  const { document, method, presentationUnit = "units" } = report;
  const exact = document.statements[method];
  const presented = { ...exact, lines: presentStatement(exact.lines, presentationUnit) };
  const unit = unitInWords(document.currency, presentationUnit);
  const [reason] = document.draftReasons;
  const header = [
    `${titleOf(report)}, ${method} method, ${frameworkNames[document.framework]}, ${unit}`,
    document.tiesOut ? "Ties out." : `DRAFT: ${reason?.message ?? "it does not tie out."}`,
    "",
  ];
  const body = tabulateStatement(presented).flatMap((row) => {
    if (row.kind === "heading") return ["", row.label];
    const indent = row.kind === "line" ? "  " : "";
    const amounts = [row.current, row.prior].map((amount) =>
      aligned(amount).padStart(AMOUNT_WIDTH),
    );
    const figures = amounts.join("").trimEnd();
    return [
      `${(indent + row.label).padEnd(LABEL_WIDTH)}${figures}${markOf(row.status === "review")}`,
    ];
  });
  const checks = document.checks.map(
    ({ status, title, paragraph, explanation }) =>
      `[${status}] ${title} (${paragraph}): ${explanation}`,
  );
  return `${[...header, ...body, ...columnsOf(report), "", "Checks", ...checks].join("\n")}\n`;
}

/** The year in the columns that were asked for, each beneath its last day, with the year behind them. */
function columnsOf({
  document,
  method,
  periodLength,
  presentationUnit = "units",
}: StatementReport): string[] {
  if (!document.periods || !periodLength) return [];
  const exact = tabulatePeriods(document.periods, periodLength, document.statements[method]);
  const { columns, rows, whole } = presentPeriods(exact, presentationUnit);
  const cells = (texts: readonly string[]) =>
    texts.map((text) => text.padStart(COLUMN_WIDTH)).join("");
  const heading = `The ${whole.toLowerCase()} in ${periodWords[periodLength]}, to`.padEnd(
    LABEL_WIDTH,
  );
  return [
    "",
    `${heading}${cells([...columns.map(({ end }) => `${end} `), `${whole} `])}`.trimEnd(),
    ...rows.map(({ lineItem, isSubtotal, amounts, year, isInReview }) => {
      const label = `${isSubtotal ? "" : "  "}${lineItem}`.padEnd(LABEL_WIDTH);
      return `${`${label}${cells([...amounts, year].map(aligned))}`.trimEnd()}${markOf(isInReview)}`;
    }),
  ];
}

function markOf(isInReview: boolean): string {
  return isInReview ? "  review" : "";
}

/** A parenthesis hangs out at the right, so that digits stay in line. */
function aligned(amount: string): string {
  if (amount === "") return "";
  const written = printAmount(amount);
  return written.endsWith(")") ? written : `${written} `;
}
