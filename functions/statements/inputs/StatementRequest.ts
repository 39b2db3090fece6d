import {
  type BalancesType,
  entitiesOf,
  type GeneralLedger,
  hasBalances,
  isBalances,
  isFileType,
  joinYears,
  openingsOfLastYear,
  type RowsByFileType,
  rowsWithLedger,
  type StatementInput,
  type UploadType,
  withOpenings,
} from "@tieout/core";
import type { StoredJson } from "../../store/kinds/StoredKind.ts";
import { entitiesOfLedger, openLedger } from "../../uploads/ledgerJson.ts";
import { parseRows } from "../../uploads/rowsJson.ts";
import type { StatementFile } from "../record/StatementRecord.ts";
import { openItemsOf } from "./yearEnd.ts";

/** The rows of a file as Storage keeps them, and the decimals in which a statement wants their amounts. */
export type StoredRows = { fileType: UploadType; decimals: number } & StoredJson &
  Pick<StatementFile, "opensWithLedger">;

/** What a statement is made from, its rows still unread: cheap to hand to a thread. */
export type StatementRequest = Omit<StatementInput, "rows" | "openItems"> & {
  rows: readonly StoredRows[];
  /** What the ledger of last year's project left open; null where there is none. */
  lastYearsItems: StoredJson | null;
};

/** What the core makes a statement from. */
export function openRequest(request: StatementRequest): StatementInput {
  const found = ledgerAmong(request.rows);
  // Where there is no year before, a ledger opens with nothing
  const generalLedger = found && request.isFirstPeriod ? openedWithNothing(found) : found;
  const period = request.period ?? generalLedger?.period ?? null;
  return {
    ...request,
    period,
    ...(generalLedger && { generalLedger }),
    opensWithLedger: openedByLedger(request.rows),
    ...(request.lastYearsItems && { openItems: openItemsOf(request.lastYearsItems) }),
    rows: parseFiles(request.rows),
  };
}

function openedWithNothing({ origin, ...ledger }: GeneralLedger): GeneralLedger {
  return { ...ledger, ...(origin && { origin: { ...origin, openings: "stated" } }) };
}

/** The general ledger among some files, with last year's balances as what it opened with where it stands alone. */
export function ledgerAmong(
  stored: readonly StoredRows[],
  entity: string | null = null,
): GeneralLedger | undefined {
  const of = (type: UploadType) => stored.find(({ fileType }) => fileType === type);
  const written = of("general_ledger");
  const ledger = written && openLedger(written, written.decimals, entity);
  // Last year's balances are those of all entities together
  if (!ledger || entity !== null || of("trial_balance") || of("balance_sheet")) return ledger;
  const openings = openingsOfLastYear(
    parseEach(stored.filter(({ fileType }) => fileType.startsWith("prior_"))),
  );
  return openings === undefined ? ledger : withOpenings(ledger, openings);
}

/**
 * The rows of some files, by the type of the file: last year's are the opening balances of this year's,
 * and where no file has balances they are those that the general ledger leads to, or one of its entities.
 */
export function openRows(
  stored: readonly StoredRows[],
  entity: string | null = null,
): Partial<RowsByFileType> {
  const rows = parseFiles(stored);
  const generalLedger = ledgerAmong(stored, entity);
  const opensWithLedger = openedByLedger(stored);
  return generalLedger ? rowsWithLedger({ rows, generalLedger, opensWithLedger, entity }) : rows;
}

/** The balances of one date that open with what the general ledger says. */
function openedByLedger(stored: readonly StoredRows[]): BalancesType[] {
  return stored.flatMap(({ fileType, opensWithLedger }) =>
    opensWithLedger && isFileType(fileType) && isBalances(fileType) ? [fileType] : [],
  );
}

/** The entities that files name: those with balances, else the general ledger. */
export function entitiesAmong(
  stored: readonly StoredRows[],
  rows: Partial<RowsByFileType>,
): string[] {
  const ledger = stored.find(({ fileType }) => fileType === "general_ledger");
  return hasBalances(rows) || !ledger ? entitiesOf(rows) : entitiesOfLedger(ledger);
}

function parseFiles(stored: readonly StoredRows[]): Partial<RowsByFileType> {
  return joinYears(parseEach(stored));
}

function parseEach(stored: readonly StoredRows[]): Partial<RowsByFileType> {
  const read = stored.flatMap((stored) =>
    isFileType(stored.fileType)
      ? [{ [stored.fileType]: parseRows(stored.fileType, stored, stored.decimals) }]
      : [],
  );
  return Object.assign({}, ...read);
}

/** How many bytes of rows a statement is made from: the work grows with them. */
export function bytesOfRows(rows: readonly StoredRows[]): number {
  return rows.reduce((total, { bytes }) => total + bytes.byteLength, 0);
}
