import type { MessagePort } from "node:worker_threads";
import { type FilePreview, limits, type UploadedFile } from "@tieout/contract";
import {
  decimalsOf,
  formatMinor,
  type GeneralLedger,
  type Minor,
  type Problem,
  type ReadLedger,
  shorten,
  showText,
} from "@tieout/core";
import { readLedger } from "@tieout/files";
import { rangeReader } from "../objects/objectPort.ts";
import { piecesOf } from "../objects/piecesOf.ts";
import type { ReadAs } from "./chooseMatching.ts";
import { writeLedger } from "./ledgerJson.ts";
import { type LedgerEntity, readEntities } from "./readEntities.ts";
import { differencesIn, isOnlyUnbalanced, isSameDifference } from "./unbalanced.ts";
import { messagesOf, nothing, refused, type ValidatedFile } from "./ValidatedFile.ts";
import type { ValidationRequest } from "./validateFile.ts";

/** A general ledger that is to be read where it stands, a piece at a time, and what its user has said of it. */
export type LedgerRequest = Pick<ValidationRequest, "setting"> & {
  file: { fileName: string };
  /** Gives its bytes. */
  port: MessagePort;
  size: number;
  accepted: ReadAs["accepted"];
};

/** Reads and validates a general ledger, in whatever layout it comes. */
export async function validateLedger({
  file: { fileName },
  setting: { period, currency },
  port,
  size,
  accepted,
}: LedgerRequest): Promise<ValidatedFile> {
  const readRange = rangeReader(port);
  const sources = [{ fileName, size, open: () => piecesOf(size, readRange) }];
  // The project says whether it is the first period, whenever a statement is made
  const choices = { period, isFirstPeriod: false, entity: null, currency };
  const read = await readLedger(sources, { ...choices, acceptDifferences: false });
  const take = async (value: ReadLedger, differences: Differences) => {
    const shown = previewEntries(value.ledger);
    const isOften = shown.entities.size * size > limits.ledgerBytes;
    const entities = await readEntities(isOften ? new Set() : shown.entities, (entity) => {
      const ofOne = { ...choices, entity, period: value.ledger.period };
      return readLedger(sources, { ...ofOne, acceptDifferences: true });
    });
    return taken(value, { ...shown, entities }, differences);
  };
  if (read.ok) return take(read.value, []);
  const { problems } = read;
  if (!isOnlyUnbalanced(problems)) return refusedLedger(problems, []);
  const found = differencesIn(problems);
  const isAccepted =
    accepted === "all" ||
    found.every((one) => accepted.some((other) => isSameDifference(one, other)));
  if (!isAccepted) return refusedLedger(problems, found);
  const again = await readLedger(sources, { ...choices, acceptDifferences: true });
  return again.ok ? take(again.value, found) : refusedLedger(again.problems, []);
}

type Differences = UploadedFile["acceptedDifferences"];

type Shown = { preview: FilePreview; lineCount: number; entities: readonly LedgerEntity[] };

function taken(
  { ledger, warnings }: ReadLedger,
  { preview, lineCount, entities }: Shown,
  acceptedDifferences: Differences,
): ValidatedFile {
  return {
    ...nothing,
    readingResult: {
      ...noMatching,
      status: "valid",
      errors: [],
      problems: [],
      problemCount: 0,
      warnings: messagesOf(warnings),
      rowCount: lineCount,
      decimals: ledger.origin?.decimals ?? decimalsOf(null),
      preview,
      openDifferences: [],
      acceptedDifferences,
      ledger: {
        ...ledger.period,
        entryCount: ledger.origin?.entryCount ?? 0,
        lineCount,
        accountCount: ledger.accounts.length,
        hasOpenings: ledger.origin?.openings === "stated",
        currency: ledger.origin?.currency ?? "",
        ...postedBy(ledger),
      },
    },
    rows: writeLedger(ledger, entities),
  };
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

/** A ledger has no columns to be matched by hand and no sheets to choose from. */
const noMatching = { matching: null, layoutId: null, scale: null, hasOneDate: false, controls: [] };

const LINES_SHOWN = 10;

/** The first lines as they were read, and what all of them add up to. */
function previewEntries({ entries, origin }: GeneralLedger): {
  preview: FilePreview;
  lineCount: number;
  entities: ReadonlySet<string>;
} {
  const decimals = origin?.decimals ?? decimalsOf(null);
  const rows: FilePreview["rows"] = [];
  const entities = new Set<string>();
  let lineCount = 0;
  let [debits, credits]: [Minor, Minor] = [0n, 0n];
  for (const { date, number, lines, entity } of entries) {
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
  const headings = ["Date", "Entry", "Account", "Text", "Debit", "Credit"];
  if (entities.size > 0) headings.push("Entity");
  const columns = headings.map((heading) => ({ heading, matchedTo: heading }));
  const totals = [
    { column: "Debit", total: formatMinor(debits, decimals) },
    { column: "Credit", total: formatMinor(credits, decimals) },
  ];
  const shown = rows.map(({ row, cells }) => ({ row, cells: cells.slice(0, headings.length) }));
  return { preview: { columns, rows: shown, totals }, lineCount, entities };
}

function cellText(text: string): string {
  return showText(shorten(text));
}
