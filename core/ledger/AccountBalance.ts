import { type FileType, isBalances, lastYearsFileOf } from "../ingest/fileTypes.ts";
import type { AccountRow } from "../ingest/rows.ts";
import type { Minor } from "../money/Minor.ts";
import type { AccountReading, AccountRowReference } from "./LedgerAccount.ts";

/**
 * An account summed over its rows, with the signs as written in the file. `readBalanceSheetSigns` and
 * `readProfitLossSigns` then make the amounts debit-positive.
 */
export type AccountBalance = {
  code: string;
  name: string;
  type: string;
  currency: string | null;
  reading: AccountReading;
  /** The earlier amount of the file: opening balance or prior period. */
  earlier: Minor;
  /** The later amount of the file: closing balance or current period. */
  later: Minor;
  /** The net movement of the journal entries in the period; null without a general ledger. */
  moved: Minor | null;
  /** The opening balance of last year; absent where last year's file does not state it. */
  lastYearOpening?: Minor;
  /** The side of an amount without a minus sign, where the file's own totals show it. */
  positiveSide: "debit" | "credit" | null;
  rows: AccountRowReference[];
};

export type AmountsOf<Row> = (row: Row) => {
  earlier: Minor;
  later: Minor;
  moved?: Minor | undefined;
};

export type Readings = ReadonlyMap<string, AccountReading>;

const UNKNOWN: AccountReading = {
  role: null,
  nature: null,
  isContra: false,
  isSure: false,
  traits: [],
};

/** Sums the rows of one file by account code, and keeps the rows that each figure comes from. */
export function sumByAccount<Row extends AccountRow>(
  rows: readonly Row[],
  fileType: FileType,
  readings: Readings,
  amountsOf: AmountsOf<Row>,
): AccountBalance[] {
  const balances = new Map<string, AccountBalance>();
  for (const row of rows) {
    let balance = balances.get(row.code);
    if (!balance) {
      balance = emptyBalance(row, readings.get(row.code) ?? UNKNOWN);
      balances.set(row.code, balance);
    }
    const { earlier, later, moved } = amountsOf(row);
    const isTurned = row.positiveSide !== undefined && row.positiveSide !== balance.positiveSide;
    balance.earlier += isTurned ? -earlier : earlier;
    balance.later += isTurned ? -later : later;
    if (row.lastYearOpening !== undefined) {
      const before = isTurned ? -row.lastYearOpening : row.lastYearOpening;
      balance.lastYearOpening = (balance.lastYearOpening ?? 0n) + before;
    }
    if (moved !== undefined) balance.moved = (balance.moved ?? 0n) + moved;
    balance.rows.push(...placesOf(row, fileType));
  }
  return [...balances.values()];
}

/** The rows with the account's figures, in this year's and in last year's file. */
function placesOf(
  { sheet, row, lastYears = [], isOnlyLastYears, isDerived }: AccountRow,
  fileType: FileType,
): AccountRowReference[] {
  const before = isBalances(fileType) ? lastYearsFileOf[fileType] : fileType;
  return [
    ...(isOnlyLastYears || isDerived ? [] : [{ fileType, sheet, row }]),
    ...lastYears.map((place) => ({ fileType: before, ...place })),
  ];
}

function emptyBalance(row: AccountRow, reading: AccountReading): AccountBalance {
  const { code, name, type, positiveSide = null } = row;
  const currency = row.currency ?? reading.currency ?? null;
  const nothing = { earlier: 0n, later: 0n, moved: null, rows: [] };
  return { code, name, type, currency, reading, positiveSide, ...nothing };
}
