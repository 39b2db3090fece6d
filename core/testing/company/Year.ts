import type { Minor } from "../../money/Minor.ts";
import type { Chance } from "../Chance.ts";
import type { AccountKey, Line } from "./accounts.ts";
import type { Bookkeeping } from "./Bookkeeping.ts";
import type { CompanyChart } from "./CompanyChart.ts";
import type { NewEntry, OpenItem, Piece, PostedEntry } from "./Posting.ts";

/** What the statement lists beneath it: a transaction of investing or financing without cash. */
export type NonCash = { kind: NonCashKind; date: string; amount: Minor };

type NonCashKind =
  | "plant bought on credit"
  | "plant sold on credit"
  | "part exchange"
  | "lease begun"
  | "debt turned into shares"
  | "stock dividend"
  | "interest added to a loan"
  | "shares issued for an asset"
  | "plant bought with a loan"
  | "bill paid by an owner";

/** A year as it is lived day by day; events post to it and put off what happens later. */
export type Year = {
  chance: Chance;
  chart: CompanyChart;
  bookkeeping: Bookkeeping;
  /** The usual revenue of a month, in minor units. */
  size: Minor;
  /** How much of everything happens. */
  pace: number;
  start: string;
  end: string;
  months: readonly { first: string; last: string }[];
  /** The day that is being lived. */
  today: () => string;
  /** Does something on a day; what would come after the year does not happen. */
  at: (date: string, act: () => void) => void;
  /** Does something after some days from today. */
  after: (days: number, act: () => void) => void;
  /** Does something when the last day is over. */
  atEnd: (act: () => void) => void;
  post: (entry: NewEntry) => PostedEntry;
  disclose: (transaction: NonCash) => void;
  /** An amount between two shares of the size, in basis points, with odd cents. */
  amount: (low: number, high: number) => Minor;
  /** The same in whole tens, so that tenths of it and of its tax are exact. */
  roundAmount: (low: number, high: number) => Minor;
  /** Sales tax on a net amount. */
  taxOn: (net: Minor) => Minor;
  /** A new item of a control account. */
  openItem: (item: NewItem) => OpenItem;
  /** An item that was open when the year began. */
  beginItem: (item: NewItem) => OpenItem;
  party: (of: PartyKind) => string;
};

export type NewItem = {
  account: AccountKey;
  party: string;
  pieces: readonly Piece[];
  /** What its document number begins with. */
  series: string;
};

/** Who the company deals with; a party is of one kind. */
export type PartyKind =
  | "customer"
  | "supplier"
  | "plant"
  | "mixed"
  | "bank"
  | "authority"
  | "owner"
  | "staff";

/** An event of a company's life, from its first day to its last. */
export type CompanyEvent = {
  name: string;
  /** The accounts without which it does not happen. */
  needs: readonly AccountKey[];
  run: (year: Year) => void;
};

/** A piece for one line. */
export function piece(line: Line, amount: Minor): Piece[] {
  return [{ line, amount }];
}
