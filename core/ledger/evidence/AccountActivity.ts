import { type Amount, plus } from "../../money/Amount.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import type { Charge, CounterpartKind } from "./CounterpartKind.ts";

/**
 * What the journal entries of a period do with one account, summed by what the other lines of each entry are. Filled by
 * `collectActivity`, read by the rules in `rules`.
 * Amounts are in minor units and without a sign; only `balance`, `lowest` and `highest` are debit-positive.
 */
export type AccountActivity = {
  account: LedgerAccount;
  /** What the account itself counts as when it is the counterpart of another account. */
  ownKind: CounterpartKind;
  /** In entries that sell a long-term asset. */
  besideDisposal: Amount;
  /** Credited without cash in entries that increase the carrying amount of a long-term asset. */
  revalued: Amount;
  /** In entries that sell no long-term asset. */
  besideNoDisposal: Amount;
  /** Debited, without cash, in entries that credit the cost of another asset: the asset is derecognised. */
  retired: Amount;
  /** In entries that debit accumulated depreciation and hold the cost of another asset: a disposal. */
  derecognised: Amount;
  /** Credited in entries that debit the accumulated depreciation of plant. */
  takenOff: Amount;
  /** Debited without cash in entries whose only other lines credit at least as much to accumulated depreciation. */
  depreciated: Amount;
  /**
   * Credited without cash where exactly one charge has the same amount, by charge. Example: interest expense 100, this
   * account −100.
   */
  owedFor: Map<Charge, Amount>;
  /** All other credits. */
  otherCredits: Amount;
  /** Debited without cash in entries with at least as much income. */
  forIncome: Amount;
  /** Credited without cash in entries with at least as much cost. */
  forCosts: Amount;
  /** Debited in entries that pay in cash and debit interest expense too. */
  withInterest: Amount;
  /** Debited in payroll entries that debit at least as much to other employee costs. */
  besidePay: Amount;
  /**
   * Debited in entries that credit payroll accounts with part of it (tax or contributions withheld), or with several
   * lines.
   */
  withheldFrom: Amount;
  /** Debited in entries that repay a debt. */
  besideDebt: Amount;
  /** Credited with at least half of what the entry charges to customers or receives from them. */
  billed: Amount;
  /** In entries whose only counterpart is cash in another currency. */
  onForeignCash: Amount;
  /** In entries whose only counterpart is sales tax. */
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
 * One side (debits or credits) of an account: amounts in entries with cash (for credits: with a receipt of cash) and in
 * others, the number of entries, the amount with sales tax on the same side, and the amount against each kind of
 * counterpart.
 */
export type SideActivity = {
  cash: Amount;
  other: Amount;
  times: number;
  taxed: Amount;
  against: Map<CounterpartKind, Amount>;
};

/** The part of a side that stands against accounts of a kind. */
export function against({ against: amounts }: SideActivity, kind: CounterpartKind): Amount {
  return amounts.get(kind) ?? 0;
}

/** The whole of a side. */
export function total({ cash, other }: SideActivity): Amount {
  return plus(cash, other);
}
