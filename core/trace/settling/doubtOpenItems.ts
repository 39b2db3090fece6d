import { type Amount, absolute, plus, smaller } from "../../money/Amount.ts";
import { MS_PER_DAY } from "../../text/addDays.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import { partsOf } from "../items/Item.ts";
import { type LeftOnSide, leftOnSide } from "../items/leftOnSide.ts";
import type { Sides } from "../items/OpenAccounts.ts";
import type { OpenSide } from "../items/OpenItems.ts";
import { isCustomerAgainstSupplier } from "../pairing/isCustomerAgainstSupplier.ts";
import type { Doubts } from "../sums/Doubts.ts";
import { columnOf, isOperating, mayBeHeld, type TracedAccount } from "../TracedAccount.ts";
import { type FoundLines, isPaidAhead } from "./FoundLines.ts";

/** Cash that may belong to another line than the one it was put on, without sign. */
type Cash = {
  account: TracedAccount;
  party: number;
  amount: Amount;
  line: WorksheetColumn;
  /** The last day of such cash; null for cash without a purpose. */
  until: string | null;
  /** Whether its references led to the opening balance: then it was no advance for an invoice with another number. */
  isReferred: boolean;
  /** The other lines it may have been for without an invoice in the ledger. */
  unbilled: Iterable<WorksheetColumn>;
};

/** An advance is invoiced within this time (in milliseconds), and an old invoice is paid within it. */
const BILLED_WITHIN = 90 * MS_PER_DAY;

/**
 * Marks what remains in doubt after all settlements. An item still open for another line than the usual one may have
 * been paid after all, by cash of the same party that met no invoice in the ledger and was put on the usual line: then
 * both lines are in doubt. If all such items are settled, the lines are right whichever cash paid them. Cash without a
 * purpose may be for an invoice that is in no file: for the lines its party was invoiced for on any account (or all
 * parties, if it never was); on a suspense or prepayment account, for the lines of its other cash; and if no prepayment
 * was ever explained, for plant.
 */
export function doubtOpenItems(
  accounts: readonly Sides[],
  { start, end }: { start: string; end: string },
  { doubts, found }: { doubts: Doubts; found: FoundLines },
): void {
  const begun = Date.parse(start) + BILLED_WITHIN;
  const recent = dayOf(Math.min(begun, Date.parse(end) - BILLED_WITHIN));
  // Accounts without items have no element
  const known = accounts.filter(Boolean);
  const billedBy = (party: number) => known.flatMap(({ credits }) => billedTo(credits, party));
  for (const { debits, credits } of known) {
    const [owing, owed] = [withLeft(debits), withLeft(credits)];
    doubtOn(owing, owed, { effect: -1, recent, doubts, found, billedBy });
    doubtOn(owed, owing, { effect: 1, recent, doubts, found, billedBy });
  }
}

/** A side of an account with the items still open on it. */
type Side = { side: OpenSide; left: LeftOnSide };

function withLeft(side: OpenSide): Side {
  return { side, left: leftOnSide(side.all.list()) };
}

function billedTo({ billed }: OpenSide, party: number): readonly WorksheetColumn[] {
  return party !== 0 && billed.has(party) ? [...billed.of(party)] : [];
}

/** The ISO date of a time in milliseconds. */
function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** `effect` has the sign of the cash that settles the side: a receipt is positive. */
type Asked = {
  effect: Amount;
  recent: string;
  doubts: Doubts;
  found: FoundLines;
  /** The lines a party was invoiced for on any account, other than the usual line of that account. */
  billedBy: (party: number) => readonly WorksheetColumn[];
};

function doubtOn(paid: Side, owed: Side, asked: Asked): void {
  const { effect, recent, doubts } = asked;
  doubtBegun(owed.side, effect, doubts);
  doubtSetOffs(paid.left, owed.left, effect, doubts);
  const open = leftOpen(owed.left);
  const byParty = new Map<number, LeftOpen[]>();
  for (const each of open) {
    const known = byParty.get(each.party);
    if (known) known.push(each);
    else byParty.set(each.party, [each]);
  }
  const nameless = byDay(byParty.get(0) ?? []);
  for (const cash of [
    ...cashForNothing(paid.left, owed.side, asked),
    ...cashTaken(owed.side, effect, recent),
  ]) {
    const lines = new Map<WorksheetColumn, Amount>();
    const add = ({ column, amount }: Pick<LeftOpen, "column" | "amount">) =>
      lines.set(column, smaller(cash.amount, plus(lines.get(column) ?? 0, amount)));
    const own = cash.party === 0 ? [] : (byParty.get(cash.party) ?? []);
    const others = cash.party === 0 ? open : nameless;
    const isBefore = ({ from }: LeftOpen) => cash.until === null || from <= cash.until;
    const isOther = cash.isReferred && !owed.side.hasStrayReferences;
    own.filter((bill) => !isOther || isBefore(bill)).forEach(add);
    others.filter(isBefore).forEach(add);
    for (const column of cash.unbilled) add({ column, amount: cash.amount });
    if (lines.size > 0) doubts.choose(cash.account, lines.set(cash.line, cash.amount));
  }
}

/**
 * Doubts the opening balance of a party that also invoices machines: part of it may have been for one. An account kept
 * for machines only states it itself.
 */
function doubtBegun({ begun, billed }: OpenSide, effect: Amount, doubts: Doubts): void {
  for (const [party, { account, amount }] of begun) {
    const usual = columnOf(account.purpose, effect);
    const kinds = billed.has(party) && isOperating(usual) ? [...billed.of(party)] : [];
    if (kinds.length > 0)
      doubts.choose(account, new Map([usual, ...kinds].map((line) => [line, amount])));
  }
}

/**
 * Doubts set-offs between customers and suppliers that met no item: they may have settled what is still open, without
 * cash, and then receipts and payments are both too high by that amount. A charge within an entry, such as a
 * processor's fee, settles no invoice: it reduces the receipt.
 */
function doubtSetOffs(paid: LeftOnSide, owed: LeftOnSide, effect: Amount, doubts: Doubts): void {
  for (const { item, part } of paid.others) {
    const { account } = item;
    const usual = columnOf(account.purpose, effect);
    const left = owed.kinds.get(usual) ?? 0;
    if (left === 0 || part.isCharged || !isCustomerAgainstSupplier(part.column, usual)) continue;
    const size = smaller(part.amount, left);
    doubts.choose(account, new Map([usual, part.column].map((line) => [line, size])));
  }
}

/**
 * Open items on another line than the usual one. If either name is missing, cash that ends before the day `from` did
 * not pay them: with a number of its own it was no advance for an invoice with another number.
 */
type LeftOpen = { party: number; column: WorksheetColumn; amount: Amount; from: string };

function leftOpen({ others }: LeftOnSide): LeftOpen[] {
  return others.map(({ item, part: { column, amount } }) => {
    const from = item.isSilent ? "" : item.date;
    return { party: item.party, column, amount, from };
  });
}

/** The items of one day and line are added up, because cash of every party is compared with them. */
function byDay(open: readonly LeftOpen[]): LeftOpen[] {
  const days = new Map<string, LeftOpen>();
  for (const each of open) {
    const key = `${each.from} ${each.column}`;
    days.set(key, { ...each, amount: plus(days.get(key)?.amount ?? 0, each.amount) });
  }
  return [...days.values()];
}

/** The cash of each party that met no invoice in the ledger. */
function cashForNothing(
  paid: LeftOnSide,
  owed: OpenSide,
  { found, billedBy }: Pick<Asked, "found" | "billedBy">,
): Iterable<Cash> {
  const byParty = new Map<number, Cash & { unbilled: Set<WorksheetColumn> }>();
  for (const item of paid.cash) {
    const { account, party, isAhead } = item;
    for (const { column, amount: effect } of partsOf(item)) {
      if (column !== null) continue;
      const before = byParty.get(party);
      const amount = plus(before?.amount ?? 0, absolute(effect));
      const line = columnOf(account.purpose, effect);
      const unbilled = before?.unbilled ?? new Set(owed.billed.of(party));
      const known = found.of(account);
      const isUnknown = isAhead || (mayBeAhead(account) && known.length === 0);
      const others = [
        ...ofOwed(account, effect),
        ...(isUnknown && !owed.billed.has(party) ? ofPlant(account, effect) : []),
        ...(mayBeAhead(account) ? billedBy(party) : []),
        ...known,
      ];
      for (const kind of others) if (kind !== line) unbilled.add(kind);
      byParty.set(party, {
        account,
        party,
        amount,
        line,
        until: null,
        isReferred: false,
        unbilled,
      });
    }
  }
  return byParty.values();
}

/** Whether an uncertain receivable may be a deposit that was paid in advance. */
function mayBeAhead(account: TracedAccount): boolean {
  const { isInDoubt } = account;
  return isPaidAhead(account) || (isInDoubt && account.account.role === "other_receivables");
}

/**
 * The other line for cash on a payable account that met no invoice: a receipt that nobody could allocate yet is no
 * payment, and money held for others may have come from a supplier.
 */
function ofOwed({ account, purpose }: TracedAccount, effect: Amount): WorksheetColumn[] {
  if (!mayBeHeld(account, purpose)) return [];
  if (effect > 0)
    return ["receipts_from_customers", "other_operating_receipts", "payments_to_suppliers"];
  return columnOf(purpose, effect) === "other_operating_payments" ? ["payments_to_suppliers"] : [];
}

/** A payment to a supplier before any invoice is for goods or for a machine. */
function ofPlant({ purpose }: TracedAccount, effect: Amount): WorksheetColumn[] {
  return effect < 0 && isOperating(columnOf(purpose, effect)) ? ["purchase_of_ppe"] : [];
}

/**
 * Cash that was put on the usual line. If its party was never invoiced, it may be an advance for a later invoice,
 * unless it came early enough to have paid an old one.
 */
function cashTaken(owed: OpenSide, effect: Amount, recent: string): Cash[] {
  return [...owed.taken].map(([party, { account, amount, until, isReferred }]) => {
    const isAhead = party !== 0 && until >= recent && !owed.billed.has(party);
    const unbilled = isAhead ? [...owed.billed.of(party)] : [];
    const line = columnOf(account.purpose, effect);
    return { account, party, amount, line, until, isReferred, unbilled };
  });
}
