import type { Amount } from "../../money/Amount.ts";
import type { Role } from "../../roles/roles.ts";
import { type Group, groups } from "../../worksheet/groups/groups.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import type { PurposeSide } from "../pairing/Counterpart.ts";
import { EXCHANGE_ON_CASH } from "../pairing/UncertainCounterparts.ts";
import { isAccumulated, SALES_TAX } from "../TracedAccount.ts";
import { type EntryQuestion, entryLabel } from "./EntryQuestion.ts";
import { linesOfInterest } from "./linesOfInterest.ts";
import type { Subject } from "./mentions.ts";
import { isOtherIncome, isSold } from "./netPurposes.ts";

/** An entry that a person may be asked about. */
type AskedAbout = {
  entry: { readonly number: string; readonly date: string };
  /** What it has on accounts of their own, and the cash that it moved. */
  open: readonly PurposeSide[];
  moved: Amount;
  /** It is the opposite of another entry, and neither has a word. */
  isPerhapsReversal: boolean;
  mentions: (subject: Subject) => boolean;
};

type Lines = readonly WorksheetColumn[];

const NO_LINES: Lines = [];
const NOTHING: readonly EntryQuestion[] = [];

/** What is asked about an entry, line by line: of nearly every one, nothing. */
export function questionsOf(about: AskedAbout): readonly EntryQuestion[] {
  if (about.open.length === 0) return NOTHING;
  let asked = NOTHING;
  for (const { linesOf, asks } of questions) {
    const found = linesOf(about);
    if (found.length === 0) continue;
    const lines = new Set(found);
    const entry = entryLabel(about.entry);
    asked = [...asked, ...[...lines].map((column) => ({ column, entry, asks }))];
  }
  return asked;
}

/** The lines that are in doubt where a question is asked, and what it says of the entry. */
type Question = { linesOf: (about: AskedAbout) => Lines; asks: string };

const questions: readonly Question[] = [
  {
    linesOf: besideUnplaced,
    asks: "holds an account that nobody could place: its cash may belong to this line.",
  },
  {
    linesOf: perhapsTakenBack,
    asks: "has the accounts and amounts of another entry, on the other sides, and no text that tells them apart: confirm that neither takes the other back.",
  },
  {
    linesOf: perhapsInterest,
    asks: "speaks of interest and stands on debt or on money lent alone: confirm how much of its cash is interest.",
  },
  {
    linesOf: perhapsDividend,
    asks: "speaks of a dividend and stands on interest received: confirm which of them it is.",
  },
  {
    linesOf: perhapsReturn,
    asks: "speaks of interest or a dividend and has other income beside an investment that was sold: confirm that it is part of what the investment fetched.",
  },
  {
    linesOf: perhapsLent,
    asks: "speaks of a loan and stands on investments: confirm which of them it is.",
  },
  {
    linesOf: perhapsInvested,
    asks: "speaks of shares and stands on money lent: confirm which of them it is.",
  },
  {
    linesOf: perhapsGain,
    asks: "has sales beside an asset that was sold: confirm that they are no part of what the asset fetched.",
  },
  {
    linesOf: perhapsNoCapital,
    asks: "pays cash out of the capital: confirm that shares were bought or paid back.",
  },
  {
    linesOf: perhapsNotPaidIn,
    asks: "has capital beside sales tax, and no cash: confirm that it was paid in.",
  },
  {
    linesOf: perhapsRevalued,
    asks: "speaks of a revaluation and moves cash against a cost or an income: confirm that it is no exchange difference on the cash.",
  },
  {
    linesOf: perhapsSettled,
    asks: "pays sales tax beside purchases and what bears none: confirm that it was charged on them, and is not what the tax authority was paid.",
  },
  {
    linesOf: perhapsCharge,
    asks: "has a cost or an income beside assets, debt, equity or tax, and no cash: confirm what it is.",
  },
];

/**
 * What is called a cost or an income and meets assets, debt, equity or tax without cash may be their charge or
 * their gain under another name: the indirect method would add it back there. Costs and assets of one bill do not meet.
 */
function perhapsCharge({ open, moved }: AskedAbout): Lines {
  if (moved !== 0 || open.length < 2) return NO_LINES;
  const isOutside = ({ purpose, column }: PurposeSide) =>
    purpose !== null && (purpose.group !== null || column === "income_taxes_paid");
  const outside = open.filter(isOutside);
  const isMet = open.some(
    ({ pieces, left }) =>
      pieces.every(isOfTrade) && outside.some((other) => left > 0 || !isBought(other)),
  );
  return isMet ? ["other_non_cash_items"] : NO_LINES;
}

function isBought({ purpose, left }: PurposeSide): boolean {
  return left < 0 && isSold(purpose?.group ?? null);
}

const TRADE: ReadonlySet<Role | null> = new Set<Role | null>([
  "operating_expenses",
  "cost_of_sales",
  "revenue",
  "other_operating_income",
]);

function isOfTrade({ account }: PurposeSide["pieces"][number]): boolean {
  return TRADE.has(account.account.role);
}

/** An account that nobody could place may be for what stands beside it. */
function besideUnplaced({ open }: AskedAbout): Lines {
  if (open.length < 2 || !(open.some(isUnplaced) || isGainOnShares(open))) return NO_LINES;
  return open.map(({ column }) => column);
}

function isUnplaced({ pieces }: PurposeSide): boolean {
  return pieces.some(({ account }) => account.account.role === null);
}

/** Nobody gains on own shares (IAS 32.33): what stands there is perhaps shares of others, which were sold. */
function isGainOnShares(open: readonly PurposeSide[]): boolean {
  const isGain = open.some(({ pieces }) =>
    pieces.some(({ account }) => account.account.role === "disposal_gain_loss"),
  );
  return isGain && open.some(({ purpose }) => purpose?.group === "shares");
}

function perhapsTakenBack({ open, moved, isPerhapsReversal }: AskedAbout): Lines {
  if (!isPerhapsReversal || moved === 0) return NO_LINES;
  return open.flatMap(({ purpose }) => (purpose ? [purpose.outflow, purpose.inflow] : []));
}

function perhapsInterest({ open, moved, mentions }: AskedAbout): Lines {
  const lines = linesOfInterest(open, moved);
  return lines.length > 0 && mentions("interest") ? lines : NO_LINES;
}

/** Capital is seldom paid back, and own shares that are bought have an account: cash out of the capital may be for something else. */
function perhapsNoCapital({ open, moved }: AskedAbout): Lines {
  if (moved >= 0) return NO_LINES;
  return open.filter(isCapitalPaid).map(({ column }) => column);
}

function isCapitalPaid(side: PurposeSide): boolean {
  return isCapital(side) && side.column === side.purpose?.outflow;
}

function isCapital({ purpose, pieces }: PurposeSide): boolean {
  const isOwnShares = pieces.some(({ account }) => account.account.role === "treasury_shares");
  return purpose?.group === "shares" && !isOwnShares;
}

/** Seldom is an asset paid in that sales tax was charged on: what is called capital may be an advance for it. */
function perhapsNotPaidIn({ open, moved }: AskedAbout): Lines {
  const isTaxed = open.some(({ pieces }) => pieces.some(isSalesTax));
  if (moved !== 0 || !isTaxed || !open.some(isCapital)) return NO_LINES;
  return [...open.map(({ column }) => column), "change_in_sales_tax"];
}

/** Cash in another currency is revalued against an exchange difference, which may stand under another name. */
function perhapsRevalued({ open, moved, mentions }: AskedAbout): Lines {
  const isOfResults = open.every(({ pieces }) => pieces.every(isOfTrade));
  if (moved === 0 || !isOfResults || !mentions("revaluation")) return NO_LINES;
  return [...open.map(({ column }) => column), ...EXCHANGE_ON_CASH];
}

/** The payments of a month may hold what the tax authority was paid beside what was charged on purchases. */
function perhapsSettled({ open, moved }: AskedAbout): Lines {
  if (moved >= 0) return NO_LINES;
  const taxed = open.find(({ left, pieces }) => left < 0 && isTaxedPurchase(pieces));
  const isAmongOthers = open.some(({ left, purpose }) => left < 0 && isUntaxed(purpose));
  return taxed && isAmongOthers ? [taxed.column, "other_operating_payments"] : NO_LINES;
}

function isTaxedPurchase(pieces: PurposeSide["pieces"]): boolean {
  return pieces.some(isSalesTax) && !pieces.every(isSalesTax);
}

/** Pay, debt, equity and income tax bear no sales tax, and stand on no bill. */
function isUntaxed(purpose: PurposeSide["purpose"]): boolean {
  if (purpose === null) return false;
  const isOutside = purpose.group !== null && !isSold(purpose.group);
  return isOutside || UNTAXED.has(purpose.outflow);
}

const UNTAXED: ReadonlySet<WorksheetColumn> = new Set<WorksheetColumn>([
  "payments_to_employees",
  "income_taxes_paid",
  "interest_paid",
]);

/** What is received on what is invested, and where the indirect method takes it out of the profit. */
const RETURNS: Lines = [
  "interest_received",
  "dividends_received",
  "finance_income",
  "dividend_income",
];

function perhapsDividend({ open, moved, mentions }: AskedAbout): Lines {
  const isInterest = moved > 0 && open.some(({ column }) => column === "interest_received");
  return isInterest && mentions("dividend") ? RETURNS : NO_LINES;
}

/** Other income beside an investment that leaves the books is its gain, unless the words say that it earned it. */
function perhapsReturn({ open, mentions }: AskedAbout): Lines {
  const sold = open.find(
    ({ purpose, pieces }) => EARNING.has(purpose?.group ?? null) && pieces.some(isOtherIncome),
  );
  if (!sold || !(mentions("interest") || mentions("dividend"))) return NO_LINES;
  return [sold.column, ...RETURNS, "other_non_cash_items"];
}

const EARNING: ReadonlySet<Group | null> = new Set<Group | null>(["investments", "associates"]);

function perhapsLent(about: AskedAbout): Lines {
  return isOn("investments", about) && about.mentions("loan") ? INVESTED_OR_LENT : NO_LINES;
}

function perhapsInvested(about: AskedAbout): Lines {
  const isLent = isOn("loans_receivable", about);
  return isLent && about.mentions("shares") ? INVESTED_OR_LENT : NO_LINES;
}

/** Whether an entry moves cash for what a group of accounts holds, and for nothing else. */
function isOn(group: Group, { open, moved }: AskedAbout): boolean {
  return moved !== 0 && open.every(({ purpose }) => purpose?.group === group);
}

/** What an account is, it is on both sides. */
const INVESTED_OR_LENT: Lines = [
  groups.investments.outflow,
  groups.investments.inflow,
  groups.loans_receivable.outflow,
  groups.loans_receivable.inflow,
];

/** A gain on an asset that is booked as sales is part of what the asset fetched (IAS 7.14, 16.68). */
function perhapsGain({ open }: AskedAbout): Lines {
  const sold = open.find(isGivenUp);
  const sales = sold && open.find(isOfSalesAlone);
  return sold && sales ? [sold.column, sales.column, "disposal_gain_loss"] : NO_LINES;
}

function isGivenUp({ purpose, pieces }: PurposeSide): boolean {
  return isSold(purpose?.group ?? null) && isGiven(pieces);
}

function isOfSalesAlone({ left, pieces }: PurposeSide): boolean {
  return left > 0 && pieces.some(isSales) && pieces.every(isOfSales);
}

/** Whether assets leave the books, with what was charged of them, for what they stood in the books at. */
function isGiven(pieces: PurposeSide["pieces"]): boolean {
  return pieces.every(({ account, amount }) => amount > 0 || isAccumulated(account.account));
}

function isSales({ account }: PurposeSide["pieces"][number]): boolean {
  return account.account.role === "revenue";
}

/** Whether it is sales, or the tax on them. */
function isOfSales(piece: PurposeSide["pieces"][number]): boolean {
  return isSales(piece) || isSalesTax(piece);
}

function isSalesTax({ account }: PurposeSide["pieces"][number]): boolean {
  return account.purpose.id === SALES_TAX;
}
