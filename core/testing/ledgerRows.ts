import type { BalanceSheetRow, ProfitLossRow, TrialBalanceRow } from "../ingest/rows.ts";
import type { AccountReading } from "../ledger/LedgerAccount.ts";
import type { Minor } from "../money/Minor.ts";
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

/** A trial balance row whose name is its code; balances as a test writes them, debit-positive. */
export function balance(code: string, current: string, prior: string): TrialBalanceRow {
  return trialBalanceRow({ code, name: code }, minor(current), minor(prior));
}

type Account = Pick<TrialBalanceRow, "code" | "name"> & Partial<TrialBalanceRow>;

/** A trial balance row of an account from its balances, debit-positive; what is not said of it is plain. */
export function trialBalanceRow(account: Account, now: Minor, before: Minor): TrialBalanceRow {
  return {
    ...plain,
    ...account,
    currentDebit: positive(now),
    currentCredit: positive(-now),
    priorDebit: positive(before),
    priorCredit: positive(-before),
  };
}

function positive(amount: Minor): Minor {
  return amount > 0n ? amount : 0n;
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
