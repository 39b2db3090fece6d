import { isCurrencyCode } from "../../money/currencyCodes.ts";
import type { Framework, Method } from "../../policies/policies.ts";
import type { Table } from "../../table/Table.ts";
import { anyOf, inOrder } from "../../text/TextPattern.ts";
import { monthNumber } from "../cells/monthNumber.ts";
import type { Header } from "../headings/Header.ts";

/** Facts above the lines of a cash flow statement; null where not stated. */
export type StatementFacts = {
  framework: Framework | null;
  method: Method | null;
  /** ISO 4217. */
  currency: string | null;
  /** The last day, ISO 8601. */
  periodEnd: string | null;
  isDraft: boolean;
  /** "thousands of GBP" where the amounts are rounded; null where they are exact. */
  roundedTo: string | null;
};

const LONGEST = 300;
const MOST_ROWS = 30;

/** Reads the text above the headings of last year's statement; our own exports state everything there. */
export function readStatementFacts(
  { rows }: Table,
  { firstData, columns }: Pick<Header, "firstData" | "columns">,
): StatementFacts {
  const lines = rows
    .slice(0, Math.min(firstData, MOST_ROWS))
    .map(({ cells }) => cells.filter((cell) => cell !== "").join(" "))
    .map((line) => line.slice(0, LONGEST));
  const first = <Fact>(read: (line: string) => Fact | null): Fact | null =>
    lines.reduce<Fact | null>((known, line) => known ?? read(line), null);
  return {
    framework: first(frameworkIn),
    method: first(methodIn),
    currency: first(currencyIn),
    periodEnd: first(periodEndIn),
    isDraft: lines.some((line) => DRAFT.test(line)),
    // Our workbook and JSON have concepts, and their amounts are exact
    roundedTo: columns.some(({ field }) => field === "concept") ? null : first(roundingIn),
  };
}

const DRAFT = /\bDRAFT\b/;

function frameworkIn(line: string): Framework | null {
  if (/\bIFRS ?18\b/i.test(line)) return "IFRS18";
  if (/\bIFRS\b|\bIAS 7\b/i.test(line)) return "IFRS";
  return /\bUS[ _]GAAP\b|\bASC 230\b/i.test(line) ? "US_GAAP" : null;
}

function methodIn(line: string): Method | null {
  if (/\bindirect method\b/i.test(line)) return "indirect";
  return /\bdirect method\b/i.test(line) ? "direct" : null;
}

const IN_CURRENCY = /\b(?:in|currency:?) ([A-Z]{3})\b/gi;

function currencyIn(line: string): string | null {
  const named = [...line.matchAll(IN_CURRENCY)].map(([, code = ""]) => code);
  return named.find(isCurrencyCode) ?? null;
}

const ROUNDED = /\bin ((?:thousands|millions) of [A-Z]{3}), rounded so that they add up\b/;

function roundingIn(line: string): string | null {
  return ROUNDED.exec(line)?.[1] ?? null;
}

/** Texts about the period; a print date does not count. */
const OF_PERIOD = anyOf(
  /\bperiod\b/i,
  inOrder(/\b(?:years?|months|quarter|weeks)\b/i, /\bend(?:ed|ing)\b/i),
);
const DAY_FIRST = /\b(\d{1,2}) (\p{L}{3,9}),? (\d{4})\b/gu;
const MONTH_FIRST = /\b(\p{L}{3,9}) (\d{1,2}), (\d{4})\b/gu;
const ISO = /\b\d{4}-\d\d-\d\d\b/g;

function periodEndIn(line: string): string | null {
  if (!OF_PERIOD.test(line)) return null;
  const written = [
    ...[...line.matchAll(DAY_FIRST)].map(([, day = "", month = "", year = ""]) =>
      isoDate(year, month, day),
    ),
    ...[...line.matchAll(MONTH_FIRST)].map(([, month = "", day = "", year = ""]) =>
      isoDate(year, month, day),
    ),
    ...[...line.matchAll(ISO)].map(([date]) => date),
  ];
  const dates = written.flatMap((date) => date ?? []).sort();
  return dates.at(-1) ?? null;
}

function isoDate(year: string, month: string, day: string): string | null {
  const number = monthNumber(month);
  if (number === null) return null;
  return `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
}
