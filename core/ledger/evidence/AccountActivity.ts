import { type Amount, plus } from "../../money/Amount.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import type { Charge, CounterpartKind } from "./CounterpartKind.ts";

/**
 * What the entries of a period do with an account, by what stands beside it: sums in minor units, without sign but for
 * the balance.
 */
export type AccountActivity = {
  account: LedgerAccount;
  /** What the account itself is beside others. */
  ownKind: CounterpartKind;
  /** Beside an asset that is sold. */
  besideDisposal: Amount;
  /** Credited without cash beside an asset that is worth more. */
  revalued: Amount;
  /** Beside no sale of an asset. */
  besideNoDisposal: Amount;
  /** Debited beside the cost of an asset that is taken off the books, without cash for it. */
  retired: Amount;
  /** Beside accumulated depreciation that is taken off the books together with the cost of another asset. */
  derecognised: Amount;
  /** Credited where what plant has depreciated by is taken off the books. */
  takenOff: Amount;
  /** Debited without cash beside at least as much that is added to accumulated depreciation, and nothing else. */
  depreciated: Amount;
  /** Credited without cash against one charge alone, by charge. */
  owedFor: Map<Charge, Amount>;
  /** Credited in any other way. */
  otherCredits: Amount;
  /** Debited without cash against at least as much income. */
  forIncome: Amount;
  /** Credited without cash against at least as much cost. */
  forCosts: Amount;
  /** Debited with cash beside interest that is charged. */
  withInterest: Amount;
  /** Debited beside at least as much of what else employees cost. */
  besidePay: Amount;
  /** Debited where some of it is kept back for the authorities, or several things are owed for it to employees. */
  withheldFrom: Amount;
  /** Debited beside a debt that is paid back. */
  besideDebt: Amount;
  /** Credited for half at least of what customers are charged or pay. */
  billed: Amount;
  /** Beside nothing but money in another currency. */
  onForeignCash: Amount;
  /** Against sales tax alone. */
  onSalesTaxAlone: Amount;
  debits: SideActivity;
  credits: SideActivity;
  /** The balance after the entries read so far, debit-positive; `lowest` and `highest` are its bounds. */
  balance: Amount;
  lowest: Amount;
  highest: Amount;
  /** Whether the balance was nil at the start or after any entry. */
  wasNil: boolean;
};

/**
 * What one side has in entries with cash (credits: with cash that came in) and in others, in how many entries, how much of it with sales tax on
 * its own side, and how much stands against accounts of a kind.
 */
export type SideActivity = {
  cash: Amount;
  other: Amount;
  times: number;
  taxed: Amount;
  against: Map<CounterpartKind, Amount>;
};

/** How much of a side stands against accounts of a kind. */
export function against({ against: amounts }: SideActivity, kind: CounterpartKind): Amount {
  return amounts.get(kind) ?? 0;
}

/** All that stands on a side. */
export function total({ cash, other }: SideActivity): Amount {
  return plus(cash, other);
}
