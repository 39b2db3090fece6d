import type { MessagePort } from "node:worker_threads";
import { type FilePreview, limits, type UploadedFile } from "@tieout/contract";
import {
  decimalsOf,
  formatMinor,
  type GeneralLedger,
  inYearsLike,
  type JournalEntry,
  type Minor,
  type Problem,
  type ReadLedger,
  type Result,
  shorten,
  showText,
} from "@tieout/core";
import { readLedger } from "@tieout/files";
import { rangeReader } from "../objects/objectPort.ts";
import { piecesOf } from "../objects/piecesOf.ts";
import type { ProjectRecord } from "../store/kinds/ProjectRecord.ts";
import type { ReadAs } from "./chooseMatching.ts";
import { writeLedger } from "./ledgerJson.ts";
import { canBeAccepted, isSameDifference, openDifferencesIn } from "./openDifferences.ts";
import { type LedgerEntity, readEntities } from "./readEntities.ts";
import { nothing, nothingRead, refused, type ValidatedFile } from "./ValidatedFile.ts";

/** A file of a ledger that is to be read where it stands; its port gives its bytes. */
export type LedgerRequestFile = { fileName: string; port: MessagePort; size: number };

/** What the project says of a general ledger. */
export type LedgerSetting = Pick<ProjectRecord, "period" | "currency" | "chart">;

/** A general ledger that is to be read a piece at a time, from one file or several, and what its user has said of it. */
export type LedgerRequest = {
  setting: LedgerSetting;
  files: readonly LedgerRequestFile[];
  accepted: ReadAs["accepted"];
};

/** Reads and validates a general ledger, in whatever layout it comes. */
export async function validateLedger({
  files,
  setting: { period, currency, chart },
  accepted,
}: LedgerRequest): Promise<ValidatedFile> {
  const sources = files.map(({ fileName, size, port }) => {
    const readRange = rangeReader(port);
    return { fileName, size, open: () => piecesOf(size, readRange) };
  });
  const size = files.reduce((total, file) => total + file.size, 0);
  // The project says whether it is the first period, whenever a statement is made
  const ofProject = { period, isFirstPeriod: false, entity: null, currency, chart };
  const first = await readLedger(sources, { ...ofProject, acceptDifferences: false });
  // Of other years it says what it holds, and a person what it is for
  const isOther = sources.length === 1 && isOfOtherPeriod(first);
  const choices = isOther ? { ...ofProject, period: null } : ofProject;
  const read = isOther
    ? await readLedger(sources, { ...choices, acceptDifferences: false })
    : first;
  const take = async (value: ReadLedger, differences: Differences) => {
    const shown = previewEntries(value.ledger);
    const isOften = shown.entities.size * size > limits.ledgerBytes;
    const entities = await readEntities(isOften ? new Set() : shown.entities, (entity) => {
      const ofOne = { ...choices, entity, period: value.ledger.period };
      return readLedger(sources, { ...ofOne, acceptDifferences: true });
    });
    return taken(value, shown, entities, differences);
  };
  if (read.ok) return take(read.value, []);
  const problems = period === null ? read.problems : inYearsLike(read.problems, period);
  const [only] = problems;
  if (sources.length === 1 && only?.code === "ledger_chart_alone") return listOfAccounts(only);
  if (!canBeAccepted(problems)) return refusedLedger(problems, []);
  const found = openDifferencesIn(problems);
  const isAccepted =
    accepted === "all" ||
    found.every((one) => accepted.some((other) => isSameDifference(one, other)));
  if (!isAccepted) return refusedLedger(problems, found);
  const again = await readLedger(sources, { ...choices, acceptDifferences: true });
  return again.ok ? take(again.value, found) : refusedLedger(again.problems, []);
}

function isOfOtherPeriod(read: Result<ReadLedger>): boolean {
  return !read.ok && read.problems.some(({ code }) => code === "ledger_none_in_period");
}

type Differences = UploadedFile["acceptedDifferences"];

function taken(
  { ledger, warnings }: ReadLedger,
  { preview, lineCount, days, entities: named }: Shown,
  entities: readonly LedgerEntity[],
  acceptedDifferences: Differences,
): ValidatedFile {
  return {
    ...nothing,
    readingResult: {
      // It has no columns to be matched by hand and no sheets to choose from
      ...nothingRead([], warnings),
      status: "valid",
      problems: [],
      problemCount: 0,
      rowCount: lineCount,
      decimals: ledger.origin?.decimals ?? decimalsOf(null),
      currencyWritten: ledger.origin?.currencyWritten ?? null,
      preview,
      acceptedDifferences,
      ledger: {
        ...ledger.period,
        ...days,
        entities: [...named].toSorted().slice(0, ENTITIES_NAMED).map(cellText),
        ...(ledger.origin?.entityName && { entityName: cellText(ledger.origin.entityName) }),
        entryCount: ledger.origin?.entryCount ?? 0,
        lineCount,
        accountCount: ledger.accounts.length,
        hasOpenings: ledger.origin?.openings === "stated",
        ...(ledger.origin?.areRowsCounted && { areRowsCounted: true }),
        currency: ledger.origin?.currency ?? "",
        ...postedBy(ledger),
      },
    },
    rows: writeLedger(ledger, entities),
  };
}

/** A list of accounts names those of the ledger files that it is read with; alone it has nothing to keep. */
function listOfAccounts({ where }: Problem): ValidatedFile {
  const rowCount = Number(where.value);
  const found = { ...nothingRead([], []), problems: [], problemCount: 0, rowCount };
  return { ...nothing, readingResult: { ...found, status: "valid" } };
}

/** Who posted the entries, for the screen of their owner alone. */
function postedBy({ origin }: GeneralLedger) {
  const { posters = [], posterCount = 0, night } = origin ?? {};
  return {
    posters: posters.map(({ name, entryCount }) => ({ name: cellText(name), entryCount })),
    posterCount,
    nightCount: night?.count ?? 0,
  };
}

function refusedLedger(problems: readonly Problem[], openDifferences: Differences): ValidatedFile {
  return { ...nothing, readingResult: { ...refused(problems, []), openDifferences } };
}

const LINES_SHOWN = 10;

/** As many as one file is held against others by. */
const ENTITIES_NAMED = 200;

type Shown = {
  preview: FilePreview;
  lineCount: number;
  /** The first and the last day of the file's entries, those outside the period too. */
  days: { firstDay: string; lastDay: string };
  entities: ReadonlySet<string>;
};

/** The first lines as they were read, and what all of them add up to. */
function previewEntries({
  earlier = [],
  entries,
  later = [],
  origin,
  period,
}: GeneralLedger): Shown {
  const decimals = origin?.decimals ?? decimalsOf(null);
  const rows: FilePreview["rows"] = [];
  const entities = new Set<string>();
  let lineCount = 0;
  let [debits, credits]: [Minor, Minor] = [0n, 0n];
  const firstDay = firstDate(earlier) ?? firstDate(entries) ?? period.start;
  const days = { firstDay, lastDay: firstDay };
  for (const { date, number, lines, entity } of entries) {
    days.lastDay = date;
    if (entity !== null) entities.add(entity);
    for (const { row, account, amount, text } of lines) {
      lineCount += 1;
      if (amount > 0n) debits += amount;
      else credits -= amount;
      if (rows.length >= LINES_SHOWN) continue;
      const [debit, credit] =
        amount > 0n ? [formatMinor(amount, decimals), ""] : ["", formatMinor(-amount, decimals)];
      rows.push({
        row,
        cells: [date, number, account, text, debit, credit, entity ?? ""].map(cellText),
      });
    }
  }
  for (const { date } of later) days.lastDay = date;
  const headings = ["Date", "Entry", "Account", "Text", "Debit", "Credit"];
  if (entities.size > 0) headings.push("Entity");
  const columns = headings.map((heading) => ({ heading, matchedTo: heading }));
  const totals = [
    { column: "Debit", total: formatMinor(debits, decimals) },
    { column: "Credit", total: formatMinor(credits, decimals) },
  ];
  const shown = rows.map(({ row, cells }) => ({ row, cells: cells.slice(0, headings.length) }));
  return { preview: { columns, rows: shown, totals }, lineCount, days, entities };
}

/** Entries stand in the order of their dates. */
function firstDate(entries: Iterable<JournalEntry>): string | null {
  for (const { date } of entries) return date;
  return null;
}

function cellText(text: string): string {
  return showText(shorten(text));
}
