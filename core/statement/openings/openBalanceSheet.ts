import type { GeneralLedger } from "../../generalLedger/GeneralLedger.ts";
import type { AccountRow, BalanceSheetRow } from "../../ingest/rows.ts";
import { absolute, type Minor } from "../../money/Minor.ts";
import { type LedgerBalance, ledgerBalances } from "./ledgerBalances.ts";

/**
 * Completes a balance sheet of one date with the opening balances of the general ledger, in the signs of the file.
 * Accounts that are missing because they are zero at the end are added, except income statement accounts.
 */
export function openBalanceSheet(
  rows: readonly BalanceSheetRow[],
  results: readonly AccountRow[],
  ledger: GeneralLedger,
): BalanceSheetRow[] {
  const balances = ledgerBalances(ledger, [...rows, ...results]);
  const creditSign = signOfCredits(rows, balances);
  const known = new Set<string>();
  const own = rows.map((row) => {
    const balance = balances.get(row.code);
    if (row.isElimination || known.has(row.code) || !balance) return row;
    known.add(row.code);
    return { ...row, opening: balance.opening * signOf(row, balance, creditSign) };
  });
  const elsewhere = new Set([...rows, ...results].map(({ code }) => code));
  const isTotalled = rows.every(({ positiveSide }) => positiveSide !== undefined);
  const entity = rows.find((row) => !row.isElimination)?.entity ?? null;
  const lacking = [...balances.values()]
    .filter(({ row, opening }) => !elsewhere.has(row.code) && opening !== 0n)
    .map(({ row, opening }): BalanceSheetRow => {
      const { currentDebit, currentCredit, priorDebit, priorCredit, moved, ...account } = row;
      const side = isTotalled ? { positiveSide: "debit" as const } : {};
      const sign = isTotalled || opening > 0n ? 1n : creditSign;
      return { ...account, ...side, entity, opening: opening * sign, closing: 0n };
    });
  return [...own, ...lacking];
}

type Sign = 1n | -1n;

/** The factor between the amounts of the file and debit-positive amounts. */
function signOf(
  { positiveSide, closing: written }: BalanceSheetRow,
  { opening, closing }: LedgerBalance,
  creditSign: Sign,
): Sign {
  if (positiveSide !== undefined) return positiveSide === "debit" ? 1n : -1n;
  if (written !== 0n && closing !== 0n) return isAbove(written) === isAbove(closing) ? 1n : -1n;
  return isAbove(opening) ? 1n : creditSign;
}

/** The sign of credits in the file, by the majority of accounts whose amounts equal those of the ledger. */
function signOfCredits(
  rows: readonly BalanceSheetRow[],
  balances: ReadonlyMap<string, LedgerBalance>,
): Sign {
  const credits = rows.flatMap(({ code, closing: written }) => {
    const closing = balances.get(code)?.closing ?? 0n;
    return closing < 0n && absolute(written) === absolute(closing) ? [written] : [];
  });
  const plain = credits.filter(isAbove).length;
  return 2 * plain >= credits.length ? -1n : 1n;
}

function isAbove(amount: Minor): boolean {
  return amount > 0n;
}
