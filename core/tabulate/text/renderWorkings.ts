import { fileTypeLabel } from "../../ingest/fileTypes.ts";
import type { Method } from "../../policies/policies.ts";
import { checkStatusLabels } from "../../statement/describe/checkStatusLabels.ts";
import type { Check, LineSource, StatementLine } from "../../statement/StatementDocument.ts";
import { accountLabel } from "../../text/accountLabel.ts";
import { printAmount } from "../printAmount.ts";
import { printVerification } from "../printVerification.ts";
import { reportFacts } from "../reportFacts.ts";
import type { StatementReport } from "../StatementReport.ts";
import { writtenRows } from "../workbook/trialBalanceSheet.ts";
import { padLeft, padRight, wrapText } from "./alignText.ts";
import { workingsBlocks } from "./workingsBlocks.ts";

const PAGE = 132;

/**
 * The workings as text in a fixed-width font: heading, worksheets of both methods, sources of every line, files and
 * checks. The chosen method comes first.
 */
export function* renderWorkings(report: StatementReport): Generator<string> {
  const { document, method } = report;
  const other = method === "indirect" ? "direct" : "indirect";
  yield* titled("CASH FLOW WORKINGS", "=");
  for (const { label, value } of reportFacts(report)) yield* labelled(label, value);
  yield "";
  yield "Balances are debit-positive; amounts on lines are cash effects, inflows positive.";
  yield "What is left of every row is nil: every movement stands on a line or is non-cash.";
  for (const shown of [method, other] as const) {
    yield* titled(`Worksheet, ${shown} method`, "-");
    yield* workingsBlocks(document, shown);
  }
  for (const shown of [method, other] as const) yield* sourceLines(report, shown);
  yield* titled("Files", "-");
  for (const { fileType, fileName, sha256 } of report.files) {
    yield `${padRight(fileTypeLabel(fileType), FILE_TYPE)} ${fileName}`;
    yield `${padRight("", FILE_TYPE)} SHA-256 ${sha256}`;
  }
  yield* titled("Checks", "-");
  for (const check of document.checks) yield* checkLines(check);
}

const FILE_TYPE = 26;

function* titled(title: string, rule: string): Generator<string> {
  yield "";
  yield title;
  yield rule.repeat(title.length);
}

function* labelled(label: string, value: string): Generator<string> {
  const lines = wrapText(value, PAGE - LABEL);
  for (const [index, line] of lines.entries())
    yield padRight(index === 0 ? label : "", LABEL) + line;
}

const LABEL = 14;

function* sourceLines({ document }: StatementReport, method: Method): Generator<string> {
  yield* titled(`Sources of each line, ${method} method`, "-");
  for (const line of document.statements[method].lines) {
    if (line.sources.length === 0) continue;
    yield* lineHead(line);
    for (const source of line.sources) yield* oneSource(source);
  }
}

function* lineHead(line: StatementLine) {
  const { lineItem, currentYear, status, reviewReasons, verification } = line;
  yield "";
  yield `${padRight(lineItem, SOURCE)}${padLeft(printAmount(currentYear), FIGURE)}  ${status}`;
  for (const reason of reviewReasons)
    yield* indented(`${verification ? "Asked" : "Review"}: ${reason}`);
  if (verification) yield* indented(printVerification(verification));
}

const SOURCE = 60;
const FIGURE = 24;

function* oneSource(source: LineSource): Generator<string> {
  const { account, accountName, amount, adjustmentId, reason, rows } = source;
  const [first = "", ...others] = wrapText(accountLabel(account, accountName), SOURCE - 3);
  yield `  ${padRight(first, SOURCE - 2)}${padLeft(printAmount(amount), FIGURE)}`;
  for (const line of others) yield `  ${line}`;
  const adjusted = adjustmentId === null ? "" : ` Adjustment ${adjustmentId}.`;
  const where = rows.length === 0 ? "" : ` From ${writtenRows(rows)}.`;
  yield* indented(`${reason}.${adjusted}${where}`.replace("..", "."));
}

function* checkLines(check: Check): Generator<string> {
  const { status, title, paragraph, figure, explanation, verification } = check;
  const amount = figure === null ? "" : `: ${printAmount(figure)}`;
  yield `[${checkStatusLabels[status]}] ${title} (${paragraph})${amount}`;
  yield* indented(explanation);
  if (verification) yield* indented(printVerification(verification));
}

function* indented(text: string): Generator<string> {
  for (const line of wrapText(text, PAGE - 6)) yield `      ${line}`;
}
