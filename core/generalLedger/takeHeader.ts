import { note, type ProblemList } from "../problem/ProblemList.ts";
import type { LedgerHeader } from "./LedgerRecord.ts";

/** What a ledger that is being read knows of the headers of its files. */
type Headed = {
  header: LedgerHeader;
  ofFile: { start: string; end: string };
  hasSeveralPeriods: boolean;
  /** The companies that files name, by their numbers without marks. */
  companies: Map<string, string>;
  problems: ProblemList;
};

/** Takes what a file says of itself; of several files the first day and the last one count. */
export function takeHeader(assembly: Headed, stated: Partial<LedgerHeader>): void {
  const { header } = assembly;
  const { start = "", end = "", currency = "", chart = "", company = "" } = stated;
  const number = company.toUpperCase().replace(NOT_OF_NUMBER, "");
  if (/[1-9]/.test(number) && !assembly.companies.has(number))
    assembly.companies.set(number, company);
  const closingDay = [header.closingDay, stated.closingDay]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  const usualCurrency = header.usualCurrency ?? stated.usualCurrency;
  const entityName = sameName(header.entityName, stated.entityName?.trim());
  if (start !== "" && end !== "") {
    assembly.ofFile = { start, end };
    if (header.start !== "" && (start !== header.start || end !== header.end))
      assembly.hasSeveralPeriods = true;
  }
  const currencySigns = [...(header.currencySigns ?? []), ...(stated.currencySigns ?? [])];
  if (currency !== "" && header.currency !== "" && currency !== header.currency)
    note(assembly.problems, "ledger_currencies", { value: `${header.currency}, ${currency}` });
  const isFirst = header.start === "" || (start !== "" && start < header.start);
  const isLast = header.end === "" || (end !== "" && end > header.end);
  assembly.header = {
    currency: header.currency || currency,
    ...(usualCurrency !== undefined && { usualCurrency }),
    ...(closingDay !== undefined && { closingDay }),
    ...(entityName !== undefined && { entityName }),
    ...titledBy(header.titled, stated.titled),
    start: isFirst ? start : header.start,
    end: isLast ? end : header.end,
    chart: header.chart || chart,
    ...(currencySigns.length > 0 && { currencySigns }),
  };
}

/** Titles of several sheets are of one ledger: from the first of their days to the last. */
function titledBy(
  before: LedgerHeader["titled"],
  stated: LedgerHeader["titled"],
): Pick<LedgerHeader, "titled"> {
  if (stated === undefined) return before ? { titled: before } : {};
  if (before === undefined) return { titled: stated };
  const [start = ""] = [stated.start, before.start].sort();
  const isLater = stated.end > before.end;
  return { titled: { ...(isLater ? stated : before), start } };
}

/** The name that files agree on; where they differ none. */
function sameName(before: string | undefined, stated = ""): string | undefined {
  if (stated === "" || before === stated) return before;
  return before === undefined ? stated : "";
}

/** The country before a number, the noughts in front of it, and marks within. */
const NOT_OF_NUMBER = /^[A-Z]{2}0*|^0+|[^A-Z0-9]/g;
