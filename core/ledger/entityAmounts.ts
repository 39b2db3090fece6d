import type { GeneralLedger } from "../generalLedger/GeneralLedger.ts";
import type {
  BalanceSheetRow,
  ProfitLossRow,
  RowsByFileType,
  TrialBalanceRow,
} from "../ingest/rows.ts";
import { type Minor, sum } from "../money/Minor.ts";
import { type AccountBalance, type Readings, sumByAccount } from "./AccountBalance.ts";
import type { AccountReading } from "./LedgerAccount.ts";
import { debitPositive, readBalanceSheetSigns } from "./readBalanceSheetSigns.ts";
import { readProfitLossSigns } from "./readProfitLossSigns.ts";

/**
 * An entity's amounts on one account; debit-positive minor units. For income and expense, `closing` is the amount of
 * the period.
 */
export type EntityAmount = {
  entity: string;
  reading: AccountReading;
  /** The file marks the row as an elimination, so the statement leaves it out. */
  isElimination: boolean;
  opening: Minor;
  closing: Minor;
};

/** The amounts of the entities in a trial balance, one per row. */
export function amountsOfTrialBalance(
  rows: readonly TrialBalanceRow[],
  readings: Readings,
): EntityAmount[] {
  return rows.flatMap(({ code, entity, isElimination, ...row }) => {
    const reading = readings.get(code);
    if (!reading || entity === null) return [];
    const opening = row.priorDebit - row.priorCredit;
    return [
      { entity, reading, isElimination, opening, closing: row.currentDebit - row.currentCredit },
    ];
  });
}

/**
 * The amounts of the entities in a balance sheet and a profit and loss, one per row. The signs are determined from the
 * file as a whole.
 */
export function amountsOfStatements(
  { balance_sheet: positions = [], profit_loss: results = [] }: Partial<RowsByFileType>,
  readings: Readings,
): EntityAmount[] {
  const balances = positionsOf(kept(positions), readings);
  const performance = resultsOf(kept(results), readings);
  const signed = readProfitLossSigns(performance);
  const profitOf = (end: "earlier" | "later") =>
    -sum(performance.map((balance) => signed(balance, balance[end])));
  const profits = { current: profitOf("later"), prior: profitOf("earlier") };
  const signs = readBalanceSheetSigns(balances, profits);
  return [
    ...positions.flatMap((row) =>
      positionsOf([row], readings).flatMap((balance) =>
        ofRow(row, balance, (amount) => debitPositive(balance, amount, signs)),
      ),
    ),
    ...results.flatMap((row) =>
      resultsOf([row], readings).flatMap((balance) =>
        ofRow(row, balance, (amount) => signed(balance, amount)),
      ),
    ),
  ];
}

/**
 * The net movements of a general ledger, by entity and account. Opening balances are zero, since a ledger has none by
 * entity.
 */
export function movementsOfLedger({ entries }: GeneralLedger, readings: Readings): EntityAmount[] {
  const moved = new Map<string, EntityAmount>();
  for (const { entity, lines } of entries) {
    // A file either has a column of entities or not; the first entry shows it
    if (entity === null) break;
    for (const { account, amount } of lines) {
      const reading = readings.get(account);
      if (!reading) continue;
      const key = `${entity}\u0000${account}`;
      const known = moved.get(key);
      if (known) known.closing += amount;
      else moved.set(key, { entity, reading, isElimination: false, opening: 0n, closing: amount });
    }
  }
  return [...moved.values()];
}

function kept<Row extends { isElimination: boolean }>(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ isElimination }) => !isElimination);
}

function positionsOf(rows: readonly BalanceSheetRow[], readings: Readings): AccountBalance[] {
  return sumByAccount(rows, "balance_sheet", readings, ({ opening, closing }) => ({
    earlier: opening,
    later: closing,
  }));
}

function resultsOf(rows: readonly ProfitLossRow[], readings: Readings): AccountBalance[] {
  return sumByAccount(rows, "profit_loss", readings, ({ prior, current }) => ({
    earlier: prior,
    later: current,
  }));
}

function ofRow(
  { entity, isElimination }: BalanceSheetRow | ProfitLossRow,
  { reading, earlier, later }: AccountBalance,
  debitOf: (amount: Minor) => Minor,
): EntityAmount[] {
  if (entity === null) return [];
  return [{ entity, reading, isElimination, opening: debitOf(earlier), closing: debitOf(later) }];
}
