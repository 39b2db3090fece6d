import type { LedgerPlacing, UploadedFile } from "@tieout/contract";
import { addDays, listSome, printDay } from "@tieout/core";
import { formatMonths } from "../../../lib/format/formatTime.ts";
import { daysOf } from "../../../lib/project/ledgerPeriodOf.ts";

type Ledger = NonNullable<UploadedFile["ledger"]>;

/** So many files or entities are named in a sentence. */
const MOST_NAMED = 3;

type Days = { start: string; end: string };

/** "entries of 2 Jan 2025 to 31 Jan 2025 · Alder Ltd": what a ledger file has entries of. */
export function coverageOf(ledger: Ledger): string {
  const { entities = [] } = ledger;
  return [
    `entries of ${daysText(daysOf(ledger))}`,
    ...(entities.length > 0 ? [named(entities)] : []),
  ].join(" · ");
}

/** Why a ledger file does not count yet, and what there is to say of it. */
export function questionOf(
  { ledger, placing }: Pick<UploadedFile, "ledger" | "placing">,
  period: Days | null,
): string | null {
  if (!ledger || placing?.kind !== "asks") return null;
  if (placing.reason === "other_period") return otherPeriod(daysOf(ledger), period);
  return `${reasons[placing.reason ?? "overlaps"](daysText(daysOf(ledger)), named(placing.fileNames))} It does not count until you say which: add it to the ledger, or use it instead of them.`;
}

/** A ledger that has no day of the project's period, and what it may be for. */
function otherPeriod(days: Days, period: Days | null): string {
  const file = `This file is of ${daysText(days)}`;
  if (period === null) return `${file}. It does not count until you say so.`;
  const advice =
    days.start > period.end
      ? "If it is of the year after, start next year’s project (Project settings, Next year) and upload it there."
      : "If it is of the year before, it can be added to this year’s: it says what was open when the year began.";
  return `${file}, and the project is of ${daysText(period)}: it does not count. ${advice} If the project’s period is wrong, set it to that of the file.`;
}

/** What is asked of a ledger that has the entries of several years, and may be read for a period set since. */
export function yearQuestion(period: Days | null, isWithin: boolean): string {
  const ofProject =
    period === null || isWithin
      ? ""
      : ` None of its entries is of the project’s period, ${daysText(period)}.`;
  return `This file has the entries of several years.${ofProject} Say which of them the statement is for; earlier entries give its opening balances. Another period is set in the project settings, and offered here then.`;
}

/** The periods that a ledger of several years is offered for: its years, and the project's where it has days of that. */
export function periodsToOffer(years: readonly Days[], period: Days | null): Days[] {
  const [first, last] = [years[0], years.at(-1)];
  const isWithin =
    period !== null && first && last && first.start <= period.end && period.start <= last.end;
  const isNew = !years.some(({ start, end }) => start === period?.start && end === period.end);
  return isWithin && isNew ? [period, ...years] : [...years];
}

const reasons: Record<
  Exclude<NonNullable<LedgerPlacing["reason"]>, "other_period">,
  (days: string, others: string) => string
> = {
  other_year: (days, others) =>
    `This file is of ${days}: with ${others} it would be more than a year.`,
  overlaps: (days, others) =>
    `This file is of ${days}, and has some of the days of ${others}, but not all.`,
  covers_several: (days, others) => `This file is of ${days}, and has the days of ${others}.`,
  too_many: (days) => `This file is of ${days}, and the ledger has as many files as it may.`,
};

/** What several ledger files are together, and the months that none of them has. */
export function ledgerTogether(
  files: readonly UploadedFile[],
): { text: string; gaps: string | null } | null {
  const ledgers = files.flatMap(({ isSelected, ledger }) => (isSelected && ledger ? [ledger] : []));
  if (ledgers.length < 2) return null;
  const days = ledgers.map(daysOf).toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const [first] = days;
  const end =
    days
      .map((each) => each.end)
      .sort()
      .at(-1) ?? "";
  const lines = ledgers.reduce((total, { lineCount }) => total + lineCount, 0);
  const gaps = monthsMissing(days);
  return {
    text: `These ${ledgers.length} files are the general ledger, with entries from ${daysText({ start: first?.start ?? "", end })}, ${lines.toLocaleString("en-GB")} lines.`,
    gaps: gaps.length === 0 ? null : `No file has an entry in ${listSome(gaps, MOST_NAMED)}.`,
  };
}

/** The whole months of the calendar between files in which none has an entry: "Mar 2025". */
function monthsMissing(days: readonly Days[]): string[] {
  let last = days[0]?.end ?? "";
  return days.flatMap(({ start, end }) => {
    const first = firstOfMonth(last, 1);
    const beyond = firstOfMonth(start, 0);
    if (end > last) last = end;
    return first < beyond ? [formatMonths(first, addDays(beyond, -1)) ?? ""] : [];
  });
}

/** The first day of the month of a day, or of so many months later. */
function firstOfMonth(day: string, later: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10);
}

/** "2 Jan 2025 to 31 Jan 2025", or the one day that they are. */
export function daysText({ start, end }: Days): string {
  return start === end ? printDay(start) : `${printDay(start)} to ${printDay(end)}`;
}

function named(names: readonly string[]): string {
  return listSome(names, MOST_NAMED);
}
