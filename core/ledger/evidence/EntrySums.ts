import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { type Amount, plus } from "../../money/Amount.ts";
import type { AccountActivity } from "./AccountActivity.ts";
import { type AccountKinds, counterpartKinds, numberOfKind } from "./CounterpartKind.ts";

/** An account whose activity is collected, with the amounts against each side by the number of the counterpart kind. */
export type Watched = {
  its: AccountActivity;
  /** The number of the account's own kind. */
  kind: number;
  debitsAgainst: Amount[];
  creditsAgainst: Amount[];
  /** The last entry that has a line of this account, and the account's net amount in it. */
  entry: number;
  amount: Amount;
};

/** The sums of one entry: net amounts, debit-positive, in minor units. */
export type EntrySums = {
  /**
   * The watched accounts in this entry: the first `countOwn` items of `own`. The list is reused, since emptying it
   * would allocate anew for each entry.
   */
  own: Watched[];
  countOwn: number;
  /** Net amounts by the number of the kind. The first `countKinds` items of `kindsHeld` are the kinds in this entry. */
  byKind: Amount[];
  kindsHeld: number[];
  countKinds: number;
  /** Employee costs, and the number of lines that credit payroll accounts. */
  pay: Amount;
  owedForPay: number;
  /** Assets at cost, and the numbers of their accounts. */
  assets: Amount;
  assetAccounts: number[];
  /** Accumulated depreciation of plant and leased assets, and of plant alone. */
  accumulated: Amount;
  accumulatedOfPlant: Amount;
  /** Cash accounts whose name states a currency. */
  foreignCash: Amount;
  /** The number of lines on accounts that are neither watched nor accumulated depreciation. */
  others: number;
};

/** Empty sums. One object is reused for all entries, of which there may be millions. */
export function newEntrySums(): EntrySums {
  return {
    own: [],
    countOwn: 0,
    byKind: nilByKind(),
    kindsHeld: counterpartKinds.map(() => 0),
    countKinds: 0,
    pay: 0,
    owedForPay: 0,
    assets: 0,
    assetAccounts: [],
    accumulated: 0,
    accumulatedOfPlant: 0,
    foreignCash: 0,
    others: 0,
  };
}

/** Zero for each kind of counterpart. */
export function nilByKind(): Amount[] {
  return counterpartKinds.map(() => 0);
}

/** The net amount of the entry on accounts of a kind. */
export function heldOf({ byKind }: EntrySums, kind: number): Amount {
  return byKind[kind] ?? 0;
}

/** Sums an entry; replaces the sums of the entry before. */
export function sumEntry(
  sums: EntrySums,
  entry: number,
  columns: EntryColumns,
  { known, kinds }: { known: readonly (Watched | undefined)[]; kinds: AccountKinds },
): void {
  clear(sums);
  const end = columns.startOf(entry + 1);
  for (let place = columns.startOf(entry); place < end; place += 1) {
    const number = columns.accountAt(place);
    const amount = columns.amountAt(place);
    const its = known[number];
    if (its) addOwn(sums, its, entry, amount);
    addKind(sums, kinds.numbers[number] ?? OTHER, amount);
    addRest(sums, number, amount, kinds);
    if (!its && !kinds.areAccumulated[number]) sums.others += 1;
  }
}

const OTHER = numberOfKind("other");

function clear(sums: EntrySums): void {
  for (let held = 0; held < sums.countKinds; held += 1) sums.byKind[sums.kindsHeld[held] ?? 0] = 0;
  sums.countOwn = 0;
  sums.countKinds = 0;
  if (sums.assetAccounts.length > 0) sums.assetAccounts = [];
  sums.pay = 0;
  sums.owedForPay = 0;
  sums.assets = 0;
  sums.accumulated = 0;
  sums.accumulatedOfPlant = 0;
  sums.foreignCash = 0;
  sums.others = 0;
}

function addOwn(sums: EntrySums, its: Watched, entry: number, amount: Amount): void {
  if (its.entry !== entry) {
    its.entry = entry;
    its.amount = 0;
    sums.own[sums.countOwn] = its;
    sums.countOwn += 1;
  }
  its.amount = plus(its.amount, amount);
}

function addKind(sums: EntrySums, kind: number, amount: Amount): void {
  const { byKind, kindsHeld, countKinds } = sums;
  let place = 0;
  while (place < countKinds && kindsHeld[place] !== kind) place += 1;
  if (place === countKinds) {
    kindsHeld[place] = kind;
    sums.countKinds += 1;
  }
  byKind[kind] = plus(byKind[kind] ?? 0, amount);
}

/** Adds a line to the sums that are finer than a kind of counterpart (employee costs, assets at cost, depreciation). */
function addRest(sums: EntrySums, number: number, amount: Amount, kinds: AccountKinds): void {
  const { numbers, arePay, areAssets, areAccumulated, areAccumulatedOfPlant, areForeignCash } =
    kinds;
  if (arePay[number]) sums.pay = plus(sums.pay, amount);
  else if (numbers[number] === PAYROLL && amount < 0) sums.owedForPay += 1;
  if (areAssets[number]) {
    sums.assets = plus(sums.assets, amount);
    if (!sums.assetAccounts.includes(number)) sums.assetAccounts.push(number);
  }
  if (areForeignCash[number]) sums.foreignCash = plus(sums.foreignCash, amount);
  if (areAccumulatedOfPlant[number])
    sums.accumulatedOfPlant = plus(sums.accumulatedOfPlant, amount);
  if (areAccumulated[number]) sums.accumulated = plus(sums.accumulated, amount);
}

const PAYROLL = numberOfKind("payroll");
