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

/** Cash that may have been for something else than the line it stands on, without sign. */
type Cash = {
  account: TracedAccount;
  party: number;
  amount: Amount;
  line: WorksheetColumn;
  /** The last day of cash that was taken for something; null for cash that is for nothing yet. */
  until: string | null;
  /** Whether its references led to what was open at the start: it was no advance for a bill of another number then. */
  isReferred: boolean;
  /** What else it may have been for, without a bill in the ledger. */
  unbilled: Iterable<WorksheetColumn>;
};

/** An advance is billed within so many milliseconds, or its bill is in no file; and an old bill is paid within them. */
const BILLED_WITHIN = 90 * MS_PER_DAY;

/**
 * When all that could be settled is: what is left open for other things than its account usually is may
 * have been paid after all, by cash of the same party that met nothing in the ledger. It was then taken
 * for what the account usually is, and both lines are in doubt. Where all such items are settled, the
 * lines are right whichever cash it was. Cash that is for nothing yet may also have been for a bill that
 * is in no file: for what its party was billed for on any account, or for what anybody was where it never was;
 * on an account of many things, or of what is paid ahead, for what other cash of it turned out to be for; and
 * where nothing that was paid ahead turned out to be for anything, for plant.
 */
export function doubtOpenItems(
  accounts: readonly Sides[],
  { start, end }: { start: string; end: string },
  { doubts, found }: { doubts: Doubts; found: FoundLines },
): void {
  const begun = Date.parse(start) + BILLED_WITHIN;
  const recent = dayOf(Math.min(begun, Date.parse(end) - BILLED_WITHIN));
  // Only accounts with items are in the list
  const known = accounts.filter(Boolean);
  const billedBy = (party: number) => known.flatMap(({ credits }) => billedTo(credits, party));
  for (const { debits, credits } of known) {
    const [owing, owed] = [withLeft(debits), withLeft(credits)];
    doubtOn(owing, owed, { effect: -1, recent, doubts, found, billedBy });
    doubtOn(owed, owing, { effect: 1, recent, doubts, found, billedBy });
  }
}

/** A side of an account, with what is left open on it. */
type Side = { side: OpenSide; left: LeftOnSide };

function withLeft(side: OpenSide): Side {
  return { side, left: leftOnSide(side.all.list()) };
}

function billedTo({ billed }: OpenSide, party: number): readonly WorksheetColumn[] {
  return party !== 0 && billed.has(party) ? [...billed.of(party)] : [];
}

/** ISO date of a moment. */
function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** `effect` has the sign of the cash that settles what is owed: a receipt is positive. */
type Asked = {
  effect: Amount;
  recent: string;
  doubts: Doubts;
  found: FoundLines;
  /** What a party billed on any account besides what that account usually is. */
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
 * What a party had open at the start is for what its account usually is, as far as anybody can tell; but a
 * party that bills machines was perhaps owed for one. An account that is kept for machines tells it.
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
 * What was set off between trade of both sides and met no item was perhaps for what is still owed: nothing was
 * paid of it then, and the receipts and the payments are too high by the same amount. What an entry charges to
 * the account itself, such as the fee of a processor, paid no bill: it lowers what is received.
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
 * What is left open for another line than its account usually is. Where one of the two names nobody, cash
 * that ends before the day `from` did not pay it: under a number of its own it was no advance for a bill
 * under another one.
 */
type LeftOpen = { party: number; column: WorksheetColumn; amount: Amount; from: string };

function leftOpen({ others }: LeftOnSide): LeftOpen[] {
  return others.map(({ item, part: { column, amount } }) => {
    const from = item.isSilent ? "" : item.date;
    return { party: item.party, column, amount, from };
  });
}

/** Those of one day and line as one: cash of every party is held against them. */
function byDay(open: readonly LeftOpen[]): LeftOpen[] {
  const days = new Map<string, LeftOpen>();
  for (const each of open) {
    const key = `${each.from} ${each.column}`;
    days.set(key, { ...each, amount: plus(days.get(key)?.amount ?? 0, each.amount) });
  }
  return [...days.values()];
}

/** What each party paid or received for nothing in the ledger. */
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

/** What others owe by a name in doubt was perhaps paid ahead: a deposit. */
function mayBeAhead(account: TracedAccount): boolean {
  const { isInDoubt } = account;
  return isPaidAhead(account) || (isInDoubt && account.account.role === "other_receivables");
}

/**
 * What passes among what is owed, and met no bill, is perhaps not what its account usually is: a receipt that nobody
 * could place yet is no payment, and what seems to be held for others may have come from a supplier and go to one.
 */
function ofOwed({ account, purpose }: TracedAccount, effect: Amount): WorksheetColumn[] {
  if (!mayBeHeld(account, purpose)) return [];
  if (effect > 0)
    return ["receipts_from_customers", "other_operating_receipts", "payments_to_suppliers"];
  return columnOf(purpose, effect) === "other_operating_payments" ? ["payments_to_suppliers"] : [];
}

/** What is paid to a supplier before there is any bill is for goods or for a machine. */
function ofPlant({ purpose }: TracedAccount, effect: Amount): WorksheetColumn[] {
  return effect < 0 && isOperating(columnOf(purpose, effect)) ? ["purchase_of_ppe"] : [];
}

/**
 * Cash that was taken for what the account usually is. Of a party that was never billed it was perhaps for a
 * bill that is yet to come, unless it came so early that it paid an old one.
 */
function cashTaken(owed: OpenSide, effect: Amount, recent: string): Cash[] {
  return [...owed.taken].map(([party, { account, amount, until, isReferred }]) => {
    const isAhead = party !== 0 && until >= recent && !owed.billed.has(party);
    const unbilled = isAhead ? [...owed.billed.of(party)] : [];
    const line = columnOf(account.purpose, effect);
    return { account, party, amount, line, until, isReferred, unbilled };
  });
}
