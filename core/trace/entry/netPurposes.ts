import type { Concept } from "../../concepts/concepts.ts";
import { type Amount, absolute, plus } from "../../money/Amount.ts";
import type { Role } from "../../roles/roles.ts";
import type { PurposeSide } from "../pairing/Counterpart.ts";
import { NOTHING_HELD, type Piece, totalOf } from "../sums/Piece.ts";
import {
  columnOf,
  isAccumulated,
  isOperating,
  type Purpose,
  purposeOfLine,
  SALES_TAX,
  type TracedAccount,
} from "../TracedAccount.ts";
import type { ControlLine } from "./ControlLine.ts";
import { isPremiumAlone } from "./issueCosts.ts";
import type { Subject } from "./mentions.ts";

/** What surrounds the purposes of an entry. */
export type Surroundings = {
  control: readonly ControlLine[];
  /** Whether the words of the entry mention a subject. */
  mentions: (subject: Subject) => boolean;
  /** Whether debits to share premium alone are share issue costs. */
  hasIssueCosts: boolean;
  /** The line of sales tax that stands in an entry of its own, where known. */
  taxLine: Concept | null;
  /** The asset sold for a gain that stands in an entry of its own, where known. */
  sold: Purpose | null;
};

/** The pieces of an entry netted by purpose; the purposes in `cancelled` sum to zero. */
export type NetPurposes = {
  open: readonly PurposeSide[];
  cancelled: readonly { purpose: Purpose; pieces: Piece[] }[];
};

const NOTHING: NetPurposes = { open: [], cancelled: [] };

type Netted = { purpose: Purpose; pieces: Piece[]; total: Amount };

/** Nets the pieces of an entry by purpose: a gain with its asset, sales tax with its sale. */
export function netPurposes(pieces: readonly Piece[], around: Surroundings): NetPurposes {
  const only = pieces[0];
  if (!only) return NOTHING;
  if (pieces.length === 1 && only.account.purpose.id !== SALES_TAX) {
    const netted = { purpose: purposeAlone(only, around), pieces: [only], total: only.amount };
    return { open: [toSide(netted, around)], cancelled: NOTHING.cancelled };
  }
  const purposes: Netted[] = [];
  for (const piece of pieces) join(purposes, purposeIn(piece, pieces), piece);
  settleSalesTax(purposes, around);
  takeGain(purposes);
  takePremium(purposes);
  const open: PurposeSide[] = [];
  const cancelled: Netted[] = [];
  for (const netted of purposes) {
    const exchanged = partsExchanged(netted);
    if (exchanged !== null) for (const part of exchanged) open.push(toSide(part, around));
    else if (netted.total === 0) cancelled.push(netted);
    else open.push(toSide(netted, around));
  }
  return { open, cancelled };
}

/**
 * The purpose of a piece: a charge belongs to the assets or debt in its entry, if it could belong to several; a gain or
 * loss to what the entry sells, whatever its name, because one account may serve all sales.
 */
function purposeIn({ account }: Piece, pieces: readonly Piece[]): Purpose {
  const { chargedTo, purpose } = account;
  const isGain = account.account.role === "disposal_gain_loss";
  if (chargedTo.length < 2 && !isGain) return purpose;
  const beside = pieces.filter(({ account: other }) => other.chargedTo.length === 0);
  const isPresent = ({ group }: Purpose) =>
    beside.some(({ account: other }) => other.purpose.group === group);
  const charged = chargedTo.find(isPresent) ?? purpose;
  return isGain && !isPresent(charged) ? (onlyAsset(beside) ?? charged) : charged;
}

/** The purpose of a single piece: a gain belongs to the asset whose sale is known from another entry. */
function purposeAlone(piece: Piece, { sold }: Surroundings): Purpose {
  const isGain = piece.account.account.role === "disposal_gain_loss";
  return (isGain ? sold : null) ?? purposeIn(piece, [piece]);
}

/** The one purpose of the assets that are sold; null if there is none or if there are several. */
function onlyAsset(pieces: readonly Piece[]): Purpose | null {
  const sold = pieces.map(({ account }) => account.purpose).filter(({ group }) => isSold(group));
  const [first = null] = sold;
  return sold.every(({ id }) => id === first?.id) ? first : null;
}

/** An entry has few purposes, so a linear search is enough. */
function join(purposes: Netted[], purpose: Purpose, piece: Piece): void {
  const netted = purposes.find((each) => each.purpose.id === purpose.id);
  if (netted) {
    netted.pieces.push(piece);
    netted.total = plus(netted.total, piece.amount);
  } else purposes.push({ purpose, pieces: [piece], total: piece.amount });
}

/**
 * Joins sales tax to what it is charged on: it is received from customers and paid to suppliers. Alone, or beside
 * purposes that bear no sales tax, it is settled with the tax authority (other operating).
 */
function settleSalesTax(purposes: Netted[], around: Surroundings): void {
  const tax = purposes.find(({ purpose }) => purpose.id === SALES_TAX);
  if (!tax) return;
  const { charged, carried } = taxedIn(tax, purposes, around);
  const operating = largestOperating(charged);
  const column = around.taxLine ?? taxColumn(tax.total, charged.length > 0, around) ?? carried;
  if (!operating && column === null) return;
  takeOut(purposes, tax);
  const purpose = operating?.purpose ?? (column === null ? tax.purpose : purposeOfLine(column));
  for (const piece of tax.pieces) join(purposes, purpose, piece);
}

function largestOperating(purposes: readonly Netted[]): Netted | null {
  let largest: Netted | null = null;
  for (const each of purposes) {
    if (each.purpose.group !== null || !isOperating(each.purpose.outflow)) continue;
    if (largest === null || absolute(each.total) > absolute(largest.total)) largest = each;
  }
  return largest;
}

/**
 * Joins a gain that small books show as other income to the asset sold in the same entry, so that the proceeds are
 * shown once (IAS 7.14, 7.16(b)).
 */
function takeGain(purposes: Netted[]): void {
  const sold = purposes.find(isGaining);
  if (!sold || sold.total <= 0) return;
  const gain = purposes.find(({ pieces }) => pieces.every(isOtherIncome));
  if (!gain || gain.total <= 0 || purposes.filter(isGaining).length > 1) return;
  if (sold.pieces.every(({ account, amount }) => amount > 0 || isAccumulated(account.account)))
    joinTo(sold, gain, purposes);
}

/** What is paid in beside share capital is part of the issue price, whatever reserve is credited. */
function takePremium(purposes: Netted[]): void {
  const issued = purposes.find(({ purpose, total }) => purpose.group === "shares" && total > 0);
  if (!issued) return;
  const isPremium = ({ pieces, total }: Netted) => total > 0 && pieces.every(isReserve);
  const premium = purposes.find((each) => each !== issued && isPremium(each));
  if (premium) joinTo(issued, premium, purposes);
}

function joinTo(main: Netted, part: Netted, purposes: Netted[]): void {
  takeOut(purposes, part);
  main.pieces.push(...part.pieces);
  main.total = plus(main.total, part.total);
}

function takeOut(purposes: Netted[], part: Netted): void {
  purposes.splice(purposes.indexOf(part), 1);
}

function isGaining({ purpose }: Netted): boolean {
  return isSold(purpose.group);
}

/** Whether assets of a group can be sold above their carrying amount. */
export function isSold(group: Purpose["group"]): boolean {
  return GAINING.has(group);
}

function isReserve({ account }: Piece): boolean {
  return account.account.role === "other_reserves";
}

/** Whether it is income that no other account is for. */
export function isOtherIncome({ account }: Piece): boolean {
  return account.account.role === "other_operating_income";
}

/** Assets that can be sold above their carrying amount. */
const GAINING: ReadonlySet<string | null> = new Set([
  "ppe",
  "intangibles",
  "investment_property",
  "investments",
  "associates",
]);

/** The purposes that sales tax may be charged on, and the line of a prepayment or accrual it is carried with. */
type Taxed = { charged: readonly Netted[]; carried: Concept | null };

function taxedIn(tax: Netted, purposes: readonly Netted[], around: Surroundings): Taxed {
  const isBeside = (amount: Amount) => tax.total !== 0 && amount < 0 === tax.total < 0;
  const charged = purposes.filter(
    (other) => other !== tax && isBeside(other.total) && bearsSalesTax(other, around),
  );
  const carriers = around.control.filter(
    ({ account, amount }) => isBeside(amount) && lineOfCarrier(account.account.role) !== null,
  );
  let base: Amount = 0;
  for (const { total } of charged) base = plus(base, absolute(total));
  for (const { amount } of carriers) base = plus(base, absolute(amount));
  // Sales tax is never more than half of its base in any country.
  const doubled = plus(absolute(tax.total), absolute(tax.total));
  if (doubled > base) return { charged: [], carried: null };
  return { charged, carried: lineOfCarrier(carriers[0]?.account.account.role ?? null) };
}

/** Pay bears no sales tax; tax withheld from pay goes to the same authority as sales tax. */
function bearsSalesTax({ purpose }: Netted, around: Surroundings): boolean {
  if (purpose.outflow === "payments_to_employees") return !has(around, "employee_payables");
  return purpose.outflow !== "income_taxes_paid" && purpose.group !== "dividends";
}

/** A prepayment, an advance received or an accrual without tax is paid together with its tax. */
function lineOfCarrier(role: Role | null): Concept | null {
  if (role === "prepayments" || role === "other_payables") return "payments_to_suppliers";
  return role === "contract_liabilities" ? "receipts_from_customers" : null;
}

/** Whether an account by itself can be the base of sales tax: neither pay nor tax, debt or equity. */
export function bearsTaxAlone({ kind, account, purpose }: TracedAccount): boolean {
  if (kind === "control") return lineOfCarrier(account.role) !== null;
  if (kind === "cash" || purpose.id === SALES_TAX) return false;
  if (purpose.group !== null) return isSold(purpose.group);
  return isOperating(purpose.outflow) && purpose.outflow !== "payments_to_employees";
}

/** The line of sales tax on an account, by the direction of its cash. */
export function lineOfTaxOn({ account, purpose, kind }: TracedAccount, amount: Amount): Concept {
  const carried = kind === "control" ? lineOfCarrier(account.role) : null;
  if (carried !== null) return carried;
  if (purpose.group === null) return columnOf(purpose, amount);
  return amount < 0 ? "payments_to_suppliers" : "receipts_from_customers";
}

function taxColumn(total: Amount, isCharged: boolean, around: Surroundings): Concept | null {
  // Advances are of customers and suppliers too
  const ofCustomer = has(around, "trade_receivables") || has(around, "contract_liabilities");
  const ofSupplier = has(around, "trade_payables") || has(around, "prepayments");
  if (ofCustomer && !ofSupplier) return "receipts_from_customers";
  if (ofSupplier && !ofCustomer) return "payments_to_suppliers";
  if (!isCharged) return null;
  return total < 0 ? "payments_to_suppliers" : "receipts_from_customers";
}

/**
 * Separates an asset given in part exchange from the one bought: they are two transactions, and only the difference is
 * paid (IAS 7.43-44, ASC 230-10-50-4). Null without an exchange.
 */
function partsExchanged({ purpose, pieces, total }: Netted): Netted[] | null {
  if (purpose.group === null || total === 0) return null;
  const isBought = ({ account, amount }: Piece) =>
    account.chargedTo.length === 0 && amount < 0 && !isAccumulated(account.account);
  const bought = pieces.filter(isBought);
  const given = pieces.filter((piece) => !isBought(piece));
  if (bought.length === 0 || !isDisposal(given) || totalOf(given) <= 0) return null;
  return [bought, given].map((part) => ({ purpose, pieces: part, total: totalOf(part) }));
}

/** Whether an asset leaves the books: with a gain or loss, or with its accumulated depreciation. */
function isDisposal(pieces: readonly Piece[]): boolean {
  const hasGain = pieces.some(({ account }) => account.account.role === "disposal_gain_loss");
  return (
    hasGain || pieces.some(({ account, amount }) => isAccumulated(account.account) && amount < 0)
  );
}

function toSide({ purpose, pieces, total }: Netted, around: Surroundings): PurposeSide {
  return {
    kind: "purpose",
    column: columnIn(purpose, pieces, total, around),
    purpose,
    pieces,
    held: NOTHING_HELD,
    left: total,
    isEstimated: false,
  };
}

function has({ control }: Surroundings, role: Role): boolean {
  return control.some(({ account }) => account.account.role === role);
}

function columnIn(purpose: Purpose, pieces: readonly Piece[], total: Amount, around: Surroundings) {
  const isReturned =
    RETURNABLE.has(purpose.group) &&
    total > 0 &&
    has(around, "trade_payables") &&
    pieces.every(
      ({ account }) => account.chargedTo.length === 0 && !isAccumulated(account.account),
    );
  if (isReturned) return purpose.outflow;
  if (around.hasIssueCosts && purpose.group === "shares" && isPremiumAlone(pieces))
    return purpose.inflow;
  if (purpose.group === "associates" && total > 0 && around.mentions("dividend"))
    return "dividends_received";
  return columnOf(purpose, total);
}

/** Assets that a supplier's credit note can take back: less was bought, and nothing was sold. */
const RETURNABLE: ReadonlySet<string | null> = new Set([
  "ppe",
  "intangibles",
  "investment_property",
]);
