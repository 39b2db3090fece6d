import {
  frameworkNames,
  presentStatement,
  printAmount,
  type StatementReport,
  tabulateStatement,
  titleOf,
  unitInWords,
} from "@tieout/core";

const AMOUNT_WIDTH = 20;
const LABEL_WIDTH = 60;

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
    const mark = row.status === "review" ? "  review" : "";
    return [`${(indent + row.label).padEnd(LABEL_WIDTH)}${amounts.join("").trimEnd()}${mark}`];
  });
  const checks = document.checks.map(
    ({ status, title, paragraph, explanation }) =>
      `[${status}] ${title} (${paragraph}): ${explanation}`,
  );
  return `${[...header, ...body, "", "Checks", ...checks].join("\n")}\n`;
}

/** A parenthesis hangs out at the right, so that digits stay in line. */
function aligned(amount: string): string {
  if (amount === "") return "";
  const written = printAmount(amount);
  return written.endsWith(")") ? written : `${written} `;
}
