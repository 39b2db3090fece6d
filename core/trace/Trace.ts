import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import type { Minor } from "../money/Minor.ts";
import type { Posting, ReviewPoint, WorksheetColumn } from "../worksheet/Posting.ts";
import type { NonCashEvent } from "./sums/NonCashEvents.ts";

/** A month of the period, counted from its first day. */
export type TracedMonth = {
  start: string;
  end: string;
  postings: readonly Posting[];
  /** What the entries moved, debit-positive, cash among them. */
  movements: ReadonlyMap<LedgerAccount, Minor>;
};

/** An open item of a control account, as one year hands it to the next. Amounts are cash effects. */
export type OpenItem = {
  account: string;
  number: string;
  date: string;
  party: string | null;
  document: string | null;
  lettering: string | null;
  /** What it was for; without a column, cash moved and it was not known yet what for. */
  parts: readonly { column: WorksheetColumn | null; amount: Minor }[];
};

/** What following the cash of a period through its ledger found. */
export type Trace = {
  /** Each with the entries behind it. */
  postings: readonly Posting[];
  months: readonly TracedMonth[];
  /** The day of the last entry of the period; null without any. */
  lastDay: string | null;
  events: readonly NonCashEvent[];
  reviews: readonly ReviewPoint[];
  /** How much of each line depends on settlements that were estimated, by the account they are on. */
  estimates: ReadonlyMap<LedgerAccount, ReadonlyMap<WorksheetColumn, Minor>>;
  /** How much of each line stands in entries of accounts in doubt, without sign, by the account. */
  besideUncertainAccounts: ReadonlyMap<WorksheetColumn, ReadonlyMap<LedgerAccount, Minor>>;
  /** The cash that moved against accounts in doubt that are followed through, without sign. */
  cashThroughUncertainAccounts: ReadonlyMap<LedgerAccount, ReadonlyMap<"paid" | "received", Minor>>;
  /** Each made when it is asked for. */
  listOpenItems: () => Iterable<OpenItem>;
  /** Entries that stand on accounts the balances do not have, and so were not traced. */
  untraced: { count: number; first: string | null };
};
