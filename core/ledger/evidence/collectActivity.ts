import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { type Amount, absolute, amountOf, minus, plus, smaller } from "../../money/Amount.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import type { AccountActivity } from "./AccountActivity.ts";
import {
  charges,
  counterpartKindOf,
  counterpartKinds,
  isAssetAtCost,
  isPayCost,
  kindsOf,
  numberOfKind,
} from "./CounterpartKind.ts";
import {
  type EntrySums,
  heldOf,
  newEntrySums,
  nilByKind,
  sumEntry,
  type Watched,
} from "./EntrySums.ts";
import { isOfOccasion, occasions } from "./occasions.ts";

/**
 * Reads all entries once and sums what they do with each watched account. The rules in `rules` decide from these sums
 * which role an account has.
 */
export function collectActivity(
  watched: readonly LedgerAccount[],
  accounts: readonly LedgerAccount[],
  columns: EntryColumns,
): AccountActivity[] {
  const byCode = new Map(watched.map((account) => [account.code, beginWatch(account)]));
  const known = columns.codes.map((code) => byCode.get(code));
  const isWatched = Uint8Array.from(known, (its) => (its === undefined ? 0 : 1));
  const kinds = kindsOf(accounts, columns);
  const sums = newEntrySums();
  let end = columns.startOf(0);
  for (let entry = 0; entry < columns.count; entry += 1) {
    const start = end;
    end = columns.startOf(entry + 1);
    if (!isAnyOf(isWatched, columns, start, end)) continue;
    sumEntry(sums, entry, columns, { known, kinds });
    noteEntry(sums);
  }
  return [...byCode.values()].map(endWatch);
}

/** Whether a line between `start` and `end` is on an account that is marked. */
export function isAnyOf(
  marks: Uint8Array,
  columns: EntryColumns,
  start: number,
  end: number,
): boolean {
  for (let place = start; place < end; place += 1)
    if (marks[columns.accountAt(place)] === 1) return true;
  return false;
}

function beginWatch(account: LedgerAccount): Watched {
  const [debitsAgainst, creditsAgainst] = [nilByKind(), nilByKind()];
  const [its, kind] = [begin(account), numberOfKind(counterpartKindOf(account))];
  return { its, kind, debitsAgainst, creditsAgainst, entry: -1, amount: 0 };
}

function endWatch({ its, debitsAgainst, creditsAgainst }: Watched): AccountActivity {
  const byKind = (amounts: readonly Amount[]) =>
    new Map(counterpartKinds.map((kind) => [kind, amounts[numberOfKind(kind)] ?? 0]));
  its.debits.against = byKind(debitsAgainst);
  its.credits.against = byKind(creditsAgainst);
  return its;
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

const CASH = numberOfKind("cash");
const LONG_TERM_ASSETS = numberOfKind("longTermAssets");
const CUSTOMERS = numberOfKind("customers");
const PAYROLL = numberOfKind("payroll");
const SALES_TAX = numberOfKind("salesTax");
const COSTS = numberOfKind("costs");
const SALES = numberOfKind("sales");
const OTHER_INCOME = numberOfKind("otherIncome");
const INTEREST = numberOfKind("interest");
const BORROWINGS = numberOfKind("borrowings");
const LEASE_LIABILITIES = numberOfKind("leaseLiabilities");
const CHARGES = charges.map((charge) => [numberOfKind(charge), charge] as const);

function noteEntry(sums: EntrySums): void {
  for (let place = 0; place < sums.countOwn; place += 1) {
    const watched = sums.own[place];
    if (watched === undefined) continue;
    const { its, amount } = watched;
    if (amount !== 0) {
      note(its, amount, sums);
      noteAgainst(watched, sums);
    }
    if (amount > 0 && isBesidePay(its, amount, sums)) its.besidePay = plus(its.besidePay, amount);
    if (isWithheldFrom(amount, sums)) its.withheldFrom = plus(its.withheldFrom, amount);
    if (amount !== 0 && minus(0, sums.foreignCash) === amount)
      its.onForeignCash = plus(its.onForeignCash, absolute(amount));
    noteAssets(its, amount, sums);
  }
}

/** Whether the entry is a payroll with at least as much of other employee costs. */
function isBesidePay({ account, ownKind }: AccountActivity, amount: Amount, sums: EntrySums) {
  const otherPay = isPayCost(account) ? minus(sums.pay, amount) : sums.pay;
  return otherPay >= amount && isOfOccasion(occasions.payroll, sums, ownKind, amount);
}

/** Part of gross pay is owed to others (tax, contributions). An expense claim is owed to the employee in one line. */
function isWithheldFrom(amount: Amount, sums: EntrySums): boolean {
  const owed = -heldOf(sums, PAYROLL);
  return amount > 0 && owed > 0 && (owed < amount || sums.owedForPay > 1);
}

/** Amounts in entries that derecognise assets or post accumulated depreciation. */
function noteAssets(its: AccountActivity, amount: Amount, sums: EntrySums): void {
  const { assets, assetAccounts, accumulated, accumulatedOfPlant, others } = sums;
  const isAsset = isAssetAtCost(its.account);
  const otherAssets = isAsset ? minus(assets, amount) : assets;
  const isRetired = amount > 0 && otherAssets < 0 && heldOf(sums, CASH) === 0;
  if (isRetired) its.retired = plus(its.retired, amount);
  const isBesideAsset = assetAccounts.length > (isAsset ? 1 : 0);
  if (isBesideAsset && accumulated > 0) its.derecognised = plus(its.derecognised, absolute(amount));
  if (amount < 0 && accumulatedOfPlant > 0) its.takenOff = plus(its.takenOff, absolute(amount));
  const isDepreciated = amount > 0 && others === 0 && plus(accumulated, amount) <= 0;
  if (isDepreciated) its.depreciated = plus(its.depreciated, amount);
}

function note(its: AccountActivity, amount: Amount, beside: EntrySums): void {
  const of = (kind: number) => heldOf(beside, kind);
  const size = absolute(amount);
  const isSale = of(LONG_TERM_ASSETS) < 0 && plus(of(CASH), of(CUSTOMERS)) > 0;
  if (isSale) its.besideDisposal = plus(its.besideDisposal, size);
  else its.besideNoDisposal = plus(its.besideNoDisposal, size);
  if (amount < 0 && of(LONG_TERM_ASSETS) > 0 && of(CASH) === 0)
    its.revalued = plus(its.revalued, size);
  const side = amount > 0 ? its.debits : its.credits;
  // An amount withheld from a payment is credited, but brings no cash
  const isInCash = amount > 0 ? of(CASH) !== 0 : of(CASH) > 0;
  if (isInCash) side.cash = plus(side.cash, size);
  else side.other = plus(side.other, size);
  side.times += 1;
  const tax = of(SALES_TAX);
  const hasTax = its.ownKind !== "salesTax" && tax !== 0 && tax > 0 === amount > 0;
  if (hasTax && isOfOccasion(occasions.bill, beside, its.ownKind, amount))
    side.taxed = plus(side.taxed, size);
  const isTaxAlone = tax !== 0 && REST_PART * Number(absolute(plus(tax, amount))) <= Number(size);
  if (isTaxAlone) its.onSalesTaxAlone = plus(its.onSalesTaxAlone, size);
  const billed = plus(of(CUSTOMERS), of(CASH));
  if (amount < 0 && billed > 0 && plus(size, size) >= billed) its.billed = plus(its.billed, size);
  if (amount < 0) {
    const charged = of(CASH) === 0 ? CHARGES.find(([kind]) => of(kind) === size) : undefined;
    if (charged) its.owedFor.set(charged[1], plus(its.owedFor.get(charged[1]) ?? 0, size));
    else its.otherCredits = plus(its.otherCredits, size);
    if (of(CASH) === 0 && of(COSTS) >= size) its.forCosts = plus(its.forCosts, size);
  } else if (of(CASH) === 0) {
    if (-plus(of(SALES), of(OTHER_INCOME)) >= size) its.forIncome = plus(its.forIncome, size);
  }
  noteInstalment(its, amount, beside);
  its.balance = plus(its.balance, amount);
  if (its.balance < its.lowest) its.lowest = its.balance;
  if (its.balance > its.highest) its.highest = its.balance;
  its.wasNil ||= its.balance === 0;
}

/** Amounts paid in an instalment, with interest or with the principal of a debt. */
function noteInstalment(its: AccountActivity, amount: Amount, sums: EntrySums): void {
  const isWithInterest = heldOf(sums, INTEREST) > 0 && heldOf(sums, CASH) !== 0;
  const isBesideDebt = plus(heldOf(sums, BORROWINGS), heldOf(sums, LEASE_LIABILITIES)) > 0;
  if (amount <= 0 || !(isWithInterest || isBesideDebt)) return;
  if (!isOfOccasion(occasions.instalment, sums, its.ownKind, amount)) return;
  if (isWithInterest) its.withInterest = plus(its.withInterest, amount);
  if (isBesideDebt) its.besideDebt = plus(its.besideDebt, amount);
}

/** In a settlement of sales tax, other lines are at most 1/20 of the amount: rounding differences. */
const REST_PART = 20;

/** Adds an amount to each kind on the other side of the entry, at most as much as that kind has there. */
function noteAgainst(
  { kind: own, amount, debitsAgainst, creditsAgainst }: Watched,
  { byKind, kindsHeld, countKinds }: EntrySums,
): void {
  const size = absolute(amount);
  const against = amount > 0 ? debitsAgainst : creditsAgainst;
  for (let held = 0; held < countKinds; held += 1) {
    const kind = kindsHeld[held] ?? 0;
    const all = byKind[kind] ?? 0;
    const other = kind === own ? minus(all, amount) : all;
    if (other === 0 || other > 0 === amount > 0) continue;
    against[kind] = plus(against[kind] ?? 0, smaller(absolute(other), size));
  }
}
