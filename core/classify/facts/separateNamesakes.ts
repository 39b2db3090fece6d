import type {
  BalanceSheetRow,
  ProfitLossRow,
  RowsByFileType,
  TrialBalanceRow,
} from "../../ingest/rows.ts";
import { collectFacts } from "../../ledger/collectFacts.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { inEnglish } from "../language/inEnglish.ts";
import type { ChartLanguage } from "../language/recogniseLanguage.ts";
import { readAccount } from "../readings/readAccount.ts";
import { languageOf, RECOGNISED, type ReadingChoice } from "../recognise.ts";
import { readType } from "../type/readType.ts";

/**
 * Tells accounts of one name apart where files have no codes: "Income tax" is what is charged in the
 * profit and loss and what is owed in the balance sheet, and "Deferred tax" may stand among the
 * assets and among the liabilities.
 */
export function separateNamesakes(
  files: Partial<RowsByFileType>,
  { language }: ReadingChoice = RECOGNISED,
): Partial<RowsByFileType> {
  const { balance_sheet: positions, profit_loss: results, trial_balance: balances } = files;
  const trial_balance = balances && separateCharges(balances, language);
  if (!positions) return { ...files, ...(trial_balance && { trial_balance }) };
  const balance_sheet = separateSides(positions);
  return {
    ...files,
    ...(trial_balance && { trial_balance }),
    balance_sheet,
    ...(results && { profit_loss: separateResults(results, balance_sheet) }),
  };
}

/** A name with balances of one date under a heading of assets and under one of liabilities is two accounts. */
function separateSides(rows: readonly BalanceSheetRow[]): readonly BalanceSheetRow[] {
  const first = new Map<string, { side: string; row: BalanceSheetRow }>();
  return rows.map((row) => {
    const side = row.code === row.name ? sideOf(row.type) : null;
    if (side === null) return row;
    const known = first.get(row.name);
    if (known === undefined) first.set(row.name, { side, row });
    const isOther = known !== undefined && known.side !== side && areHeldAtOnce(known.row, row);
    return isOther ? { ...row, code: `${row.name} (${side})` } : row;
  });
}

function areHeldAtOnce(one: BalanceSheetRow, other: BalanceSheetRow): boolean {
  const isBoth = (left: bigint, right: bigint) => left !== 0n && right !== 0n;
  return isBoth(one.opening, other.opening) || isBoth(one.closing, other.closing);
}

/**
 * In a trial balance a name is one account, on whichever side its rows stand, unless it means one thing
 * as a debit and another as a credit: the tax that was charged and the tax that is owed.
 */
function separateCharges(
  rows: readonly TrialBalanceRow[],
  chosen: string,
): readonly TrialBalanceRow[] {
  const sides = new Map<string, Set<"debit" | "credit">>();
  for (const row of rows) {
    const side = row.code === row.name ? sideOfBalance(row) : null;
    if (side === null) continue;
    const known = sides.get(keyOf(row)) ?? new Set();
    sides.set(keyOf(row), known.add(side));
  }
  const onBoth = rows.filter((row) => (sides.get(keyOf(row))?.size ?? 0) > 1);
  if (onBoth.length === 0) return rows;
  const language = languageOf(collectFacts({ trial_balance: rows }), chosen);
  const names = new Set(onBoth.map(({ name }) => name));
  const separate = new Set([...names].filter((name) => meansTwo(name, language)));
  if (separate.size === 0) return rows;
  return rows.map((row) => {
    const isOwed =
      row.code === row.name && separate.has(row.name) && sideOfBalance(row) === "credit";
    return isOwed ? { ...row, code: `${row.name} (credit)` } : row;
  });
}

function keyOf({ entity, name }: TrialBalanceRow): string {
  return `${entity ?? ""}\u0000${name}`;
}

/** The side of a row that stands in one place; null where it holds nothing. */
function sideOfBalance(row: TrialBalanceRow): "debit" | "credit" | null {
  const now = row.currentDebit - row.currentCredit;
  const balance = now === 0n ? row.priorDebit - row.priorCredit : now;
  if (balance === 0n) return null;
  return balance > 0n ? "debit" : "credit";
}

function meansTwo(name: string, language: ChartLanguage): boolean {
  const [debit, credit] = (["debit", "credit"] as const).map((side) =>
    readAccount(inEnglish({ code: name, name, type: "", section: null, side }, language)),
  );
  if (!debit?.role || !credit?.role || debit.role === credit.role) return false;
  return Math.min(debit.confidence, credit.confidence) >= CONFIDENCE_BAR;
}

/** What a heading says of the side of the accounts under it; null where it says nothing, or both. */
function sideOf(type: string): "asset" | "liability" | null {
  const natures = readType(type)?.natures ?? [];
  const [only] = natures;
  return natures.length === 1 && (only === "asset" || only === "liability") ? only : null;
}

function separateResults(
  results: readonly ProfitLossRow[],
  positions: readonly BalanceSheetRow[],
): readonly ProfitLossRow[] {
  const names = new Set(positions.flatMap(({ code, name }) => (code === name ? [name] : [])));
  const isNamesake = ({ code, name }: ProfitLossRow) => code === name && names.has(name);
  return results.map((row) =>
    isNamesake(row) ? { ...row, code: `${row.name} (profit and loss)` } : row,
  );
}
