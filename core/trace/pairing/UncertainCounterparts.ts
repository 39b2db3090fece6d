import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { type Amount, absolute, plus, smaller } from "../../money/Amount.ts";
import { NON_CASH, type WorksheetColumn } from "../../worksheet/Posting.ts";
import { addBackLine, changeLine } from "../../worksheet/presentPosting.ts";
import type { ControlLine } from "../entry/ControlLine.ts";
import type { NetPurposes } from "../entry/netPurposes.ts";
import type { EntryAmounts } from "../entry/readEntry.ts";
import { columnOf, isOperating, SALES_TAX, type TracedAccount } from "../TracedAccount.ts";
import type { Counterpart } from "./Counterpart.ts";

/** The result of reading an entry: the sides it brings together, and the purposes that cancel out. */
type Brought = { sides: readonly Counterpart[]; cancelled: NetPurposes["cancelled"] };

/**
 * The lines that stand beside accounts in doubt in their entries. If such an account were cash, or not cash, or
 * followed through, then what its entries charge, settle or open would be paid on another day or not at all. Examples:
 * a fee that is kept back, an invoice paid by card, interest added to a deposit.
 */
export class UncertainCounterparts {
  /** The amount of each line, without sign. */
  readonly byLine = new Map<WorksheetColumn, Map<LedgerAccount, Amount>>();
  /** The cash that moved against control accounts in doubt; what they were owed for has its own line. */
  readonly cashThrough = new Map<LedgerAccount, Map<"paid" | "received", Amount>>();

  /** Notes an entry that uses an account in doubt. */
  note({ cash, control, own }: EntryAmounts, { sides, cancelled }: Brought): void {
    const settled = doubtedIn(sides);
    const isDoubted = cash.inDoubt || control.some(isOfDoubted) || own.some(isOfDoubted);
    if (!isDoubted && settled.length === 0) return;
    if (cash.paid !== 0 || cash.received !== 0) this.noteCash(cash, control);
    const standing = [...control, ...own].filter(isOfDoubted).map(({ account }) => account);
    const doubted = [...standing, ...settled];
    const held = accountsIn(sides);
    const left = control.filter((line) => !held.has(line.account));
    for (const account of new Set(cash.inDoubt ? [...doubted, cash.inDoubt] : doubted)) {
      for (const side of sides) this.noteSide(account, side);
      for (const { purpose } of cancelled)
        for (const line of [purpose.outflow, purpose.inflow]) this.add(account, line, 0);
      if (account.kind === "own" && !isOfOperations(account.purpose.outflow))
        this.noteLeft(account, left, own);
      this.noteTax(account, own);
    }
  }

  /**
   * What an entry owes or charges beside a loan, an asset or an unplaced account is taken out of working capital and
   * profit. If the account were operating, it would stay in both.
   */
  private noteLeft(
    account: TracedAccount,
    control: EntryAmounts["control"],
    own: EntryAmounts["own"],
  ): void {
    for (const line of control) this.add(account, changeLine(line.account.account), line.amount);
    for (const { account: beside, amount } of own) {
      const isOther = beside !== account && beside.purpose.kind !== "exchange_difference";
      if (!isOther || !isOperating(beside.purpose.outflow)) continue;
      const { isProfitAndLoss } = beside.account;
      const line = isProfitAndLoss ? addBackLine(beside.account) : changeLine(beside.account);
      this.add(account, line, amount);
    }
  }

  /** The tax on an account in doubt is paid or received together with it. */
  private noteTax(account: TracedAccount, own: EntryAmounts["own"]): void {
    for (const { account: beside, amount } of own)
      if (beside !== account && beside.purpose.id === SALES_TAX)
        this.add(account, amount < 0 ? "payments_to_suppliers" : "receipts_from_customers", amount);
  }

  /** The cash of control accounts in doubt would stand on their own line if they were not followed through. */
  private noteCash(
    { paid, received }: EntryAmounts["cash"],
    control: readonly ControlLine[],
  ): void {
    for (const { account, amount } of control.filter(isOfDoubted)) {
      const [way, most] =
        amount < 0 ? (["paid", paid] as const) : (["received", received] as const);
      const known = this.cashThrough.get(account.account) ?? new Map<typeof way, Amount>();
      known.set(way, plus(known.get(way) ?? 0, smaller(absolute(amount), most)));
      this.cashThrough.set(account.account, known);
    }
  }

  private noteSide(account: TracedAccount, side: Counterpart): void {
    if (side.kind === "cash" || isOwn(side, account)) return;
    const { left } = side;
    this.add(account, columnOfSide(side), left);
    if (side.kind === "purpose" && side.purpose?.kind === "exchange_difference")
      for (const line of EXCHANGE_ON_CASH) this.add(account, line, left);
    // A payment by an account of other activities leaves the movement of the balance it settles
    for (const piece of side.pieces)
      if (piece.account.kind === "control")
        this.add(account, changeLine(piece.account.account), left);
  }

  private add({ account }: TracedAccount, line: WorksheetColumn, amount: Amount): void {
    if (line === NON_CASH) return;
    const known = this.byLine.get(line);
    const before = known?.get(account) ?? 0;
    const size = plus(before, absolute(amount));
    if (known) known.set(account, size);
    else this.byLine.set(line, new Map([[account, size]]));
  }
}

/** The lines of an exchange difference if its account is cash (IAS 7.28). */
export const EXCHANGE_ON_CASH: ReadonlySet<WorksheetColumn> = new Set<WorksheetColumn>([
  "effect_of_exchange_rate_changes",
  "unrealised_exchange_differences",
]);

function isOfDoubted({ account }: { account: TracedAccount }): boolean {
  return account.isInDoubt;
}

/** The accounts of the items and amounts on the sides of an entry. */
function accountsIn(sides: readonly Counterpart[]): ReadonlySet<TracedAccount> {
  return new Set(sides.flatMap(({ pieces }) => pieces.map(({ account }) => account)));
}

/** The accounts in doubt for which the settled items were opened. */
function doubtedIn(sides: readonly Counterpart[]): readonly TracedAccount[] {
  let found: TracedAccount[] | null = null;
  for (const side of sides) {
    if (side.kind !== "purpose" && side.kind !== "pending") continue;
    for (const { account } of side.held)
      if (account.isInDoubt) {
        found ??= [];
        found.push(account);
      }
  }
  return found ?? NONE;
}

/** Nearly no entry settles such items, so this empty list is shared. */
const NONE: readonly TracedAccount[] = [];

/** Whether a line counts as operating: unplaced amounts stand with operations, but are on none of its lines. */
function isOfOperations(line: WorksheetColumn): boolean {
  return isOperating(line) && line !== "unclassified_movements";
}

/** Whether a side is what the account itself is for. */
function isOwn({ kind, pieces }: Counterpart, account: TracedAccount): boolean {
  return (
    kind === "purpose" &&
    account.kind === "own" &&
    pieces.every((piece) => piece.account === account)
  );
}

function columnOfSide(side: Exclude<Counterpart, { kind: "cash" }>): WorksheetColumn {
  if (side.kind === "purpose") return side.column;
  const { purpose } = side.kind === "pending" ? side.account : side.line.account;
  return columnOf(purpose, side.left);
}
