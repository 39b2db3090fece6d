import { datedWords } from "../headings/datedWords.ts";
import { normaliseHeading } from "../headings/normaliseHeading.ts";
import { findDateHabit, readDate } from "../headings/readDates.ts";
import { readHeadingDate } from "../headings/readHeadingDate.ts";
import { kindOfRate, type RateKind } from "./rateWords.ts";

/** What the heading of a column of rates says: which rate it is, and of which day or year. */
export type RateHeading = {
  kind: RateKind | null;
  /** A day as it is written, where it is of figures alone, else in ISO 8601. */
  day: string | null;
  /** The year it is of; of a day its own. */
  year: number | null;
};

/** What is planned, agreed, compared or of a part of the year is none of its rates. */
const OTHER =
  /\b(?:budget|forecast|plan|planned|forward|hedged?|change|movement|variance|historic|historical|q[1-4]|quarter|h[12]|half|planung|prognose|terminkurs|veranderung|historisch|historischer|quartal|prevision|variation|historique|trimestre|semestre|presupuesto|variacion|historico|orcamento|variacao|preventivo|variazione|storico|begroting|mutatie|kwartaal|kvartal)\b/;

/**
 * Reads "Opening Rate", "Avg.", "Closing rate 31/12/2025", "Average 2025", "31 Dec 2024". Null where a heading does not
 * say which rate of the year stands beneath it: a year or a month alone may be its average or its end.
 */
export function readRateHeading(heading: string): RateHeading | null {
  const words = normaliseHeading(heading);
  if (words === "" || OTHER.test(words)) return null;
  const kind = kindOfRate(inFull(words));
  if (kind === undefined) return null;
  const { day, year, isMonth } = dateOf(heading);
  return kind === null && (day === null || isMonth) ? null : { kind, day, year };
}

/** Short forms that only stand above columns. */
const SHORT: Readonly<Record<string, string>> = {
  op: "opening",
  cl: "closing",
  ye: "year end",
  av: "average",
  ave: "average",
};

function inFull(words: string): string {
  return words
    .split(" ")
    .map((word) => SHORT[word] ?? word)
    .join(" ")
    .replace(/\by e\b/, "year end");
}

const NUMERIC =
  /(?<![\d./-])(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2}))(?![\d./-])/;
const LAST_DAY = /\b31(?:st)?\b/;
const NO_DATE = { day: null, year: null, isMonth: false };

/** A month is of its last day. */
function dateOf(heading: string): Pick<RateHeading, "day" | "year"> & { isMonth: boolean } {
  const written = NUMERIC.exec(heading.slice(0, LONGEST))?.[0];
  if (written !== undefined) return { day: written, year: yearOf(written), isMonth: false };
  const words = datedWords(heading);
  const { date, precision } = readHeadingDate(words);
  if (date === null || precision === "order") return NO_DATE;
  const [year, month] = [Math.floor(date / 10_000), Math.floor(date / 100) % 100];
  if (precision === "year") return { ...NO_DATE, year };
  // A heading that names no day comes back with the longest month's last
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const day = new Date(Date.UTC(year, month - 1, Math.min(date % 100, last)));
  const isMonth = date % 100 === 31 && !LAST_DAY.test(words);
  return { day: day.toISOString().slice(0, 10), year, isMonth };
}

const LONGEST = 200;

function yearOf(written: string): number | null {
  const read = readDate(written, findDateHabit([written]).habit);
  return read === null ? null : Number(read.slice(0, 4));
}
