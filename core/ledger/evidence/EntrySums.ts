import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { type Amount, plus } from "../../money/Amount.ts";
import type { AccountActivity } from "./AccountActivity.ts";
import { type AccountKinds, counterpartKinds, numberOfKind } from "./CounterpartKind.ts";

/** An account that is watched, with what stands against its sides by the number of the kind. */
export type Watched = {
  its: AccountActivity;
  /** The number of its own kind. */
  kind: number;
  debitsAgainst: Amount[];
  creditsAgainst: Amount[];
  /** The entry that it stood in last, and its net amount there. */
  entry: number;
  amount: Amount;
};

/** What an entry holds: net amounts, debit-positive. */
export type EntrySums = {
  /** The accounts that are watched, the first so many of the list: a list that is emptied takes new room. */
  own: Watched[];
  countOwn: number;
  /** By the number of the kind; and the numbers of the kinds that the entry holds, so many of them. */
  byKind: Amount[];
  kindsHeld: number[];
  countKinds: number;
  /** Of costs of employees, and how many lines are owed to employees or kept back from them. */
  pay: Amount;
  owedForPay: number;
  /** Of assets at cost, and the numbers of their accounts. */
  assets: Amount;
  assetAccounts: number[];
  /** Of what plant and leased assets have depreciated by, and of what plant alone has. */
  accumulated: Amount;
  accumulatedOfPlant: Amount;
  /** Of money whose name says a currency. */
  foreignCash: Amount;
  /** How many lines are neither of that nor of accounts that are watched. */
  others: number;
};

/** Nothing: the sums of one entry after the other are made in one place, for there are millions of entries. */
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

/** Nil for each kind of counterpart. */
export function nilByKind(): Amount[] {
  return counterpartKinds.map(() => 0);
}

/** What an entry holds of the kind of a number. */
export function heldOf({ byKind }: EntrySums, kind: number): Amount {
  return byKind[kind] ?? 0;
}

/** Sums an entry in the place of the one before. */
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

/** Adds a line to what is summed of accounts that are more than their kind. */
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
