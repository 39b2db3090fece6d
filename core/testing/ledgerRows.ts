import type { BalanceSheetRow, ProfitLossRow, TrialBalanceRow } from "../ingest/rows.ts";
import type { AccountReading } from "../ledger/LedgerAccount.ts";
import { parseMinor } from "../money/parseMinor.ts";
import { type Role, roleDefinition } from "../roles/roles.ts";

const plain = {
  row: 2,
  sheet: null,
  type: "",
  entity: null,
  currency: null,
  isElimination: false,
} as const;

/** An amount as a test writes it: "-12.50". */
export function minor(text: string): bigint {
  const parsed = parseMinor(text, 2);
  if (!parsed) throw new Error(`not an amount: ${text}`);
  return parsed.amount;
}

/** A balance sheet row; amounts as the file would write them. */
export function position(code: string, opening: string, closing: string): BalanceSheetRow {
  return { ...plain, code, name: code, opening: minor(opening), closing: minor(closing) };
}

/** A profit and loss row; amounts as the file would write them. */
export function result(code: string, current: string, prior = "0"): ProfitLossRow {
  return { ...plain, code, name: code, current: minor(current), prior: minor(prior) };
}

/** A trial balance row from debit-positive balances. */
export function balance(code: string, current: string, prior: string): TrialBalanceRow {
  const [now, then] = [minor(current), minor(prior)];
  return {
    ...plain,
    code,
    name: code,
    currentDebit: now > 0n ? now : 0n,
    currentCredit: now < 0n ? -now : 0n,
    priorDebit: then > 0n ? then : 0n,
    priorCredit: then < 0n ? -then : 0n,
  };
}

/** Readings for accounts whose code is their role, as classification would give them. */
export function readingsFor(codes: readonly Role[]): Map<string, AccountReading> {
  return new Map(
    codes.map((role): [string, AccountReading] => {
      const { nature, isContra } = roleDefinition(role);
      return [role, { role, nature, isContra: isContra === true, isSure: true, traits: [] }];
    }),
  );
}
