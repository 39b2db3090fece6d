import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { type Amount, absolute, amountOf, minus, plus, smaller } from "../../money/Amount.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import {
  type AccountKinds,
  type Charge,
  type CounterpartKind,
  counterpartKindOf,
  isAssetAtCost,
  isPayCost,
  kindsOf,
} from "./CounterpartKind.ts";

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
 * What one side has in entries with cash and in those without, in how many entries, how much of it with sales tax on
 * its own side, and how much stands against accounts of a kind.
 */
export type SideActivity = {
  cash: Amount;
  other: Amount;
  times: number;
  taxed: Amount;
  against: Map<CounterpartKind, Amount>;
};

/** What the entries do with each of the accounts to watch. */
export function collectActivity(
  watched: readonly LedgerAccount[],
  accounts: readonly LedgerAccount[],
  columns: EntryColumns,
): AccountActivity[] {
  const byCode = new Map(watched.map((account) => [account.code, begin(account)]));
  const known = columns.codes.map((code) => byCode.get(code));
  const kinds = kindsOf(accounts, columns);
  for (let entry = 0; entry < columns.count; entry += 1) {
    const end = columns.startOf(entry + 1);
    let isWatched = false;
    for (let place = columns.startOf(entry); place < end && !isWatched; place += 1)
      isWatched = known[columns.accountAt(place)] !== undefined;
    if (isWatched) noteEntry(sumEntry(entry, columns, known, kinds));
  }
  return [...byCode.values()];
}

/** How much of a side stands against accounts of a kind. */
export function against({ against: amounts }: SideActivity, kind: CounterpartKind): Amount {
  return amounts.get(kind) ?? 0;
}

/** All that stands on a side. */
export function total({ cash, other }: SideActivity): Amount {
  return plus(cash, other);
}

function begin(account: LedgerAccount): AccountActivity {
  const balance = amountOf(account.opening);
  return {
    account,
    ownKind: counterpartKindOf(account),
    besideDisposal: 0,
    revalued: 0,
    besideNoDisposal: 0,
    retired: 0,
    derecognised: 0,
    takenOff: 0,
    depreciated: 0,
    owedFor: new Map(),
    otherCredits: 0,
    forIncome: 0,
    forCosts: 0,
    withInterest: 0,
    besidePay: 0,
    withheldFrom: 0,
    besideDebt: 0,
    billed: 0,
    onForeignCash: 0,
    onSalesTaxAlone: 0,
    debits: { cash: 0, other: 0, times: 0, taxed: 0, against: new Map() },
    credits: { cash: 0, other: 0, times: 0, taxed: 0, against: new Map() },
    balance,
    lowest: balance,
    highest: balance,
    wasNil: balance === 0,
  };
}

/** What an entry holds: net amounts, debit-positive. */
type EntrySums = {
  /** Of the accounts that are watched. */
  own: Map<AccountActivity, Amount>;
  byKind: Map<CounterpartKind, Amount>;
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

function sumEntry(
  entry: number,
  columns: EntryColumns,
  known: readonly (AccountActivity | undefined)[],
  { kinds, arePay, areAssets, areAccumulated, areAccumulatedOfPlant, areForeignCash }: AccountKinds,
): EntrySums {
  const sums: EntrySums = {
    own: new Map(),
    byKind: new Map(),
    pay: 0,
    owedForPay: 0,
    assets: 0,
    assetAccounts: [],
    accumulated: 0,
    accumulatedOfPlant: 0,
    foreignCash: 0,
    others: 0,
  };
  const end = columns.startOf(entry + 1);
  for (let place = columns.startOf(entry); place < end; place += 1) {
    const number = columns.accountAt(place);
    const amount = columns.amountAt(place);
    const its = known[number];
    if (its) sums.own.set(its, plus(sums.own.get(its) ?? 0, amount));
    const kind = kinds[number] ?? "other";
    sums.byKind.set(kind, plus(sums.byKind.get(kind) ?? 0, amount));
    if (arePay[number]) sums.pay = plus(sums.pay, amount);
    else if (kind === "payroll" && amount < 0) sums.owedForPay += 1;
    if (areAssets[number]) {
      sums.assets = plus(sums.assets, amount);
      if (!sums.assetAccounts.includes(number)) sums.assetAccounts.push(number);
    }
    if (areForeignCash[number]) sums.foreignCash = plus(sums.foreignCash, amount);
    if (areAccumulatedOfPlant[number])
      sums.accumulatedOfPlant = plus(sums.accumulatedOfPlant, amount);
    if (areAccumulated[number]) sums.accumulated = plus(sums.accumulated, amount);
    else if (!its) sums.others += 1;
  }
  return sums;
}

function noteEntry(sums: EntrySums): void {
  for (const [its, amount] of sums.own) {
    if (amount !== 0) note(its, amount, sums.byKind);
    const otherPay = isPayCost(its.account) ? minus(sums.pay, amount) : sums.pay;
    if (amount > 0 && otherPay >= amount) its.besidePay = plus(its.besidePay, amount);
    if (isWithheldFrom(amount, sums)) its.withheldFrom = plus(its.withheldFrom, amount);
    if (amount !== 0 && minus(0, sums.foreignCash) === amount)
      its.onForeignCash = plus(its.onForeignCash, absolute(amount));
    noteAssets(its, amount, sums);
  }
}

/** Of pay a part is owed to others than who is paid; what an employee claims is owed in one line. */
function isWithheldFrom(amount: Amount, { byKind, owedForPay }: EntrySums): boolean {
  const owed = -(byKind.get("payroll") ?? 0);
  return amount > 0 && owed > 0 && (owed < amount || owedForPay > 1);
}

/** What stands beside assets that leave the books, or beside what they have depreciated by. */
function noteAssets(
  its: AccountActivity,
  amount: Amount,
  { byKind, assets, assetAccounts, accumulated, accumulatedOfPlant, others }: EntrySums,
): void {
  const isAsset = isAssetAtCost(its.account);
  const otherAssets = isAsset ? minus(assets, amount) : assets;
  const isRetired = amount > 0 && otherAssets < 0 && (byKind.get("cash") ?? 0) === 0;
  if (isRetired) its.retired = plus(its.retired, amount);
  const isBesideAsset = assetAccounts.length > (isAsset ? 1 : 0);
  if (isBesideAsset && accumulated > 0) its.derecognised = plus(its.derecognised, absolute(amount));
  if (amount < 0 && accumulatedOfPlant > 0) its.takenOff = plus(its.takenOff, absolute(amount));
  const isDepreciated = amount > 0 && others === 0 && plus(accumulated, amount) <= 0;
  if (isDepreciated) its.depreciated = plus(its.depreciated, amount);
}

function note(
  its: AccountActivity,
  amount: Amount,
  beside: ReadonlyMap<CounterpartKind, Amount>,
): void {
  const of = (kind: CounterpartKind) => beside.get(kind) ?? 0;
  const size = absolute(amount);
  const isSale = of("longTermAssets") < 0 && plus(of("cash"), of("customers")) > 0;
  if (isSale) its.besideDisposal = plus(its.besideDisposal, size);
  else its.besideNoDisposal = plus(its.besideNoDisposal, size);
  if (amount < 0 && of("longTermAssets") > 0 && of("cash") === 0)
    its.revalued = plus(its.revalued, size);
  const side = amount > 0 ? its.debits : its.credits;
  noteAgainst(side, amount, { own: its.ownKind, beside });
  if (of("cash") !== 0) side.cash = plus(side.cash, size);
  else side.other = plus(side.other, size);
  side.times += 1;
  const tax = of("salesTax");
  const hasTax = its.ownKind !== "salesTax" && tax !== 0 && tax > 0 === amount > 0;
  if (hasTax) side.taxed = plus(side.taxed, size);
  const isTaxAlone = tax !== 0 && REST_PART * Number(absolute(plus(tax, amount))) <= Number(size);
  if (isTaxAlone) its.onSalesTaxAlone = plus(its.onSalesTaxAlone, size);
  const charged = plus(of("customers"), of("cash"));
  if (amount < 0 && charged > 0 && plus(size, size) >= charged) its.billed = plus(its.billed, size);
  if (amount < 0) {
    const charge = of("cash") === 0 ? CHARGES.find((each) => of(each) === size) : undefined;
    if (charge) its.owedFor.set(charge, plus(its.owedFor.get(charge) ?? 0, size));
    else its.otherCredits = plus(its.otherCredits, size);
    if (of("cash") === 0 && of("costs") >= size) its.forCosts = plus(its.forCosts, size);
  } else if (of("cash") === 0) {
    if (-plus(of("sales"), of("otherIncome")) >= size) its.forIncome = plus(its.forIncome, size);
  } else if (of("interest") > 0) its.withInterest = plus(its.withInterest, size);
  if (amount > 0 && plus(of("borrowings"), of("leaseLiabilities")) > 0)
    its.besideDebt = plus(its.besideDebt, size);
  its.balance = plus(its.balance, amount);
  if (its.balance < its.lowest) its.lowest = its.balance;
  if (its.balance > its.highest) its.highest = its.balance;
  its.wasNil ||= its.balance === 0;
}

/** What stands beside sales tax alone is no more than one part in so many: cents that are rounded off. */
const REST_PART = 20;

/** An amount stands against what is on the other side of its entry, as far as that is as much. */
function noteAgainst(
  side: SideActivity,
  amount: Amount,
  { own, beside }: { own: CounterpartKind; beside: ReadonlyMap<CounterpartKind, Amount> },
): void {
  const size = absolute(amount);
  for (const [kind, all] of beside) {
    const other = kind === own ? minus(all, amount) : all;
    if (other === 0 || other > 0 === amount > 0) continue;
    const known = side.against.get(kind) ?? 0;
    side.against.set(kind, plus(known, smaller(absolute(other), size)));
  }
}

const CHARGES: readonly Charge[] = ["dividends", "earnings", "interest", "tax"];
