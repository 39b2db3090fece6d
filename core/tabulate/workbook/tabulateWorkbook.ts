import { absolute, type Minor, sum } from "../../money/Minor.ts";
import { minorOf } from "../../money/minorOf.ts";
import type { Method } from "../../policies/policies.ts";
import { decimalsOfDocument } from "../../statement/describe/decimalsOfDocument.ts";
import type { StatementDocument, WorkingsRow } from "../../statement/StatementDocument.ts";
import { describeReport } from "../describeReport.ts";
import type { StatementReport } from "../StatementReport.ts";
import { adjustmentsSheet } from "./adjustmentsSheet.ts";
import { auditTrailSheet } from "./auditTrailSheet.ts";
import { checksSheet } from "./checksSheet.ts";
import { definedNames } from "./definedNames.ts";
import { disclosuresSheet } from "./disclosuresSheet.ts";
import { entriesSheets } from "./entriesSheet.ts";
import { periodsSheets } from "./periodsSheet.ts";
import { rollForwardSheets } from "./rollForwardSheet.ts";
import { placeStatement, statementSheet } from "./statementSheet.ts";
import { trialBalanceSheet } from "./trialBalanceSheet.ts";
import type { Sheet, Workbook } from "./Workbook.ts";
import { placeWorkings, workingsSheet } from "./workingsSheet.ts";

/** A statement as a workbook with formulas; the chosen method comes first. */
export function tabulateWorkbook(report: StatementReport): Workbook {
  const { document, method, projectName, preparedBy, preparedAt } = report;
  const other = method === "indirect" ? "direct" : "indirect";
  const isLive = isWithinDigits(document);
  const chosen = methodSheets(report, method, { suffix: "", isLive });
  const second = methodSheets(report, other, { suffix: ` (${other})`, isLive });
  return {
    title: `${describeReport(report).title}: ${projectName}`,
    author: preparedBy,
    createdAt: preparedAt,
    paper: document.framework === "US_GAAP" ? "Letter" : "A4",
    footer: footerOf(report),
    decimals: decimalsOfDocument(document),
    isLive,
    sheets: [
      chosen.statement,
      second.statement,
      ...chosen.periods,
      ...second.periods,
      chosen.workings,
      second.workings,
      trialBalanceSheet(report),
      adjustmentsSheet(report),
      disclosuresSheet(report),
      ...rollForwardSheets(report),
      ...entriesSheets(report),
      checksSheet(report),
      auditTrailSheet(report),
    ],
    names: definedNames(document.statements[method], chosen.place),
  };
}

function methodSheets(
  report: StatementReport,
  method: Method,
  { suffix, isLive }: { suffix: string; isLive: boolean },
) {
  const workings = placeWorkings(report, method, `Workings${suffix}`);
  const place = placeStatement(report, method, `Statement${suffix}`);
  const statement: Sheet = statementSheet(report, place, workings, isLive);
  const periods = periodsSheets(report, place, suffix);
  return { place, statement, periods, workings: workingsSheet(report, workings) };
}

function footerOf(report: StatementReport): string {
  const { entity, mark } = describeReport(report);
  const { version, preparedBy, sha256 } = report;
  const parts = [
    entity,
    mark,
    version === null ? "" : `version ${version}`,
    preparedBy ?? "",
    `SHA-256 ${sha256.slice(0, 12)}…`,
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

/** A spreadsheet keeps fifteen digits, so 9,999,999,999,999.99 is the largest exact amount with cents. */
const TOO_LARGE: Minor = 10n ** 15n;

/** Whether every amount, and the sum of absolute amounts of every column, stays within fifteen digits. */
function isWithinDigits(document: StatementDocument): boolean {
  const { workings } = document;
  const unit = 10n ** BigInt(decimalsOfDocument(document));
  const columns = (["indirect", "direct"] as const).flatMap((method) =>
    columnsOf(workings[method]),
  );
  // Whole amounts do not use the digits for decimals
  const isWhole = columns.every((amounts) => amounts.every((amount) => amount % unit === 0n));
  const tooLarge = isWhole ? TOO_LARGE * unit : TOO_LARGE;
  return columns.every((amounts) => sum(amounts) < tooLarge);
}

/** The absolute amounts of the workings' columns that formulas add up: balances, then lines. */
function columnsOf(rows: readonly WorkingsRow[]): Minor[][] {
  const balances: Minor[] = [];
  const byLine = new Map<string, Minor[]>();
  for (const { opening, closing, profitTransferred, lines } of rows) {
    balances.push(size(opening), size(closing), size(profitTransferred));
    for (const [id, value] of Object.entries(lines)) {
      const column = byLine.get(id);
      if (column) column.push(size(value));
      else byLine.set(id, [size(value)]);
    }
  }
  return [balances, ...byLine.values()];
}

function size(value: string): Minor {
  return absolute(minorOf(value));
}
