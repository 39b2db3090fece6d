import { type Minor, sum } from "../money/Minor.ts";
import type { Result } from "../problem/Problem.ts";
import type { OpenItem } from "../trace/Trace.ts";
import { prepareLedger } from "./prepareLedger.ts";
import type { StatementInput } from "./StatementInput.ts";
import { traceGeneralLedger } from "./traceGeneralLedger.ts";

/** What one party owes or is owed on an account at the end. Debit-positive: a receivable is positive. */
export type OpenBalance = {
  account: string;
  /** Null where the ledger names no party, and for what was brought forward as one amount. */
  party: string | null;
  amount: Minor;
  /** The invoices, payments and other documents it is made of, the oldest first. */
  items: readonly OpenItem[];
};

/**
 * What is open of receivables, payables and other control accounts at the end of the period, as the
 * trace of its ledger leaves it; nothing without a ledger. Next year's trace begins with the items.
 */
export function openItemsAtEnd(input: StatementInput): Result<readonly OpenBalance[]> {
  const prepared = prepareLedger(input);
  if (!prepared.ok) return prepared;
  const items = traceGeneralLedger(input, prepared.value.ledgerIndex)?.openItems ?? [];
  const balances = new Map<string, { account: string; party: string | null; items: OpenItem[] }>();
  for (const item of items) {
    const { account, party } = item;
    const key = JSON.stringify([account, party]);
    const balance = balances.get(key) ?? { account, party, items: [] };
    balances.set(key, balance);
    balance.items.push(item);
  }
  const value = [...balances.values()].map(({ items: own, ...balance }) => ({
    ...balance,
    amount: -sum(own.map(amountOf)),
    items: own.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
  }));
  return { ok: true, value };
}

/** As a cash effect: what is to be received is negative until it is. */
function amountOf({ parts }: OpenItem): Minor {
  return sum(parts.map(({ amount }) => amount));
}
