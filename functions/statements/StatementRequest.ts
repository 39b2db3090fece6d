import {
  type GeneralLedger,
  isFileType,
  joinYears,
  type RowsByFileType,
  rowsWithLedger,
  type StatementInput,
  type UploadType,
  withOpenings,
} from "@tieout/core";
import type { StoredJson } from "../store/StoredKind.ts";
import { openLedger } from "../uploads/ledgerJson.ts";
import { parseRows } from "../uploads/rowsJson.ts";

/** The rows of a file as Storage keeps them. */
export type StoredRows = { fileType: UploadType } & StoredJson;

/** What a statement is made from, its rows still unread: cheap to hand to a thread. */
export type StatementRequest = Omit<StatementInput, "rows"> & {
  rows: readonly StoredRows[];
  /** The project says that there is no year before: a ledger then opens with nothing. */
  isFirstPeriod?: boolean;
};

/** What the core makes a statement from. */
export function openRequest({ isFirstPeriod, ...request }: StatementRequest): StatementInput {
  const found = ledgerAmong(request.rows);
  const generalLedger = found && isFirstPeriod ? openedWithNothing(found) : found;
  const period = request.period ?? generalLedger?.period ?? null;
  return {
    ...request,
    period,
    ...(generalLedger && { generalLedger }),
    rows: parseFiles(request.rows),
  };
}

function openedWithNothing({ origin, ...ledger }: GeneralLedger): GeneralLedger {
  return { ...ledger, ...(origin && { origin: { ...origin, openings: "stated" } }) };
}

/** The general ledger among some files, with last year's trial balance as what it opened with where it stands alone. */
function ledgerAmong(stored: readonly StoredRows[]): GeneralLedger | undefined {
  const of = (type: UploadType) => stored.find(({ fileType }) => fileType === type);
  const [written, before] = [of("general_ledger"), of("prior_trial_balance")];
  const ledger = written && openLedger(written);
  if (!ledger || !before || of("trial_balance")) return ledger;
  return withOpenings(ledger, parseRows("prior_trial_balance", before.bytes, before.path));
}

/**
 * The rows of some files, by the type of the file: last year's are the opening balances of this year's,
 * and where no file has balances they are those that the general ledger leads to.
 */
export function openRows(stored: readonly StoredRows[]): Partial<RowsByFileType> {
  const rows = parseFiles(stored);
  const generalLedger = ledgerAmong(stored);
  return generalLedger ? rowsWithLedger({ rows, generalLedger, entity: null }) : rows;
}

function parseFiles(stored: readonly StoredRows[]): Partial<RowsByFileType> {
  const read = stored.flatMap(({ fileType, bytes, path }) =>
    isFileType(fileType) ? [{ [fileType]: parseRows(fileType, bytes, path) }] : [],
  );
  return joinYears(Object.assign({}, ...read));
}

/** How many bytes of rows a statement is made from: what its work grows with. */
export function bytesOfRows(rows: readonly StoredRows[]): number {
  return rows.reduce((total, { bytes }) => total + bytes.byteLength, 0);
}
