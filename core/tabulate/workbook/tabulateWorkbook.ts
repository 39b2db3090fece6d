import { absolute, type Minor } from "../../money/Minor.ts";
import { minorOf } from "../../money/minorOf.ts";
import type { Method } from "../../policies/policies.ts";
import type { StatementDocument } from "../../statement/StatementDocument.ts";
import { describeReport } from "../describeReport.ts";
import type { StatementReport } from "../StatementReport.ts";
import { adjustmentsSheet } from "./adjustmentsSheet.ts";
import { auditTrailSheet } from "./auditTrailSheet.ts";
import { checksSheet } from "./checksSheet.ts";
import { definedNames } from "./definedNames.ts";
import { disclosuresSheet } from "./disclosuresSheet.ts";
import { periodsSheets } from "./periodsSheet.ts";
import { placeStatement, statementSheet } from "./statementSheet.ts";
import { trialBalanceSheet } from "./trialBalanceSheet.ts";
import type { Sheet, Workbook } from "./Workbook.ts";
import { placeWorkings, workingsSheet } from "./workingsSheet.ts";

/** A statement as a workbook with live formulas: the chosen method first, the other after it. */
export function tabulateWorkbook(report: StatementReport): Workbook {
  const { document, method, projectName, preparedBy, preparedAt } = report;
  const other = method === "indirect" ? "direct" : "indirect";
  const chosen = methodSheets(report, method, "");
  const second = methodSheets(report, other, ` (${other})`);
  return {
    title: `${describeReport(report).title}: ${projectName}`,
    author: preparedBy,
    createdAt: preparedAt,
    paper: document.framework === "US_GAAP" ? "Letter" : "A4",
    footer: footerOf(report),
    isLive: isWithinDigits(document),
    sheets: [
      ...[chosen.statement, second.statement, ...chosen.periods, ...second.periods],
      ...[chosen.workings, second.workings],
      ...[trialBalanceSheet(report), adjustmentsSheet(report), disclosuresSheet(report)],
      ...[checksSheet(report), auditTrailSheet(report)],
    ],
    names: definedNames(document.statements[method], chosen.place),
  };
}

function methodSheets(report: StatementReport, method: Method, suffix: string) {
  const workings = placeWorkings(report, method, `Workings${suffix}`);
  const place = placeStatement(report, method, `Statement${suffix}`);
  const statement: Sheet = statementSheet(report, place, workings);
  const periods = periodsSheets(report, place, suffix);
  return { place, statement, periods, workings: workingsSheet(report, workings) };
}

function footerOf(report: StatementReport): string {
  const { entity, mark } = describeReport(report);
  const { version, preparedBy, sha256 } = report;
  const parts = [
    ...[entity, mark, version === null ? "" : `version ${version}`],
    ...[preparedBy ?? "", `SHA-256 ${sha256.slice(0, 12)}…`],
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

/** A spreadsheet keeps fifteen digits: 9,999,999,999,999.99 is the largest amount it holds exactly. */
const TOO_LARGE: Minor = 10n ** 15n;

/** Whether every amount, and every column added up without signs, stays within the digits kept. */
function isWithinDigits({ workings }: StatementDocument): boolean {
  return (["indirect", "direct"] as const).every((method) => {
    let balances = 0n;
    const columns = new Map<string, Minor>();
    for (const { opening, closing, profitTransferred, lines } of workings[method]) {
      for (const value of [opening, closing, profitTransferred]) balances += size(value);
      for (const [id, value] of Object.entries(lines))
        columns.set(id, (columns.get(id) ?? 0n) + size(value));
    }
    return [balances, ...columns.values()].every((total) => total < TOO_LARGE);
  });
}

function size(value: string): Minor {
  return absolute(minorOf(value));
}
