import type { Role } from "../../roles/roles.ts";
import { NON_CASH } from "../../worksheet/Posting.ts";
import type { EntryAmounts } from "../entry/readEntry.ts";
import { NOTHING_HELD, type Piece, totalOf } from "../sums/Piece.ts";
import { columnOf, purposeOfGroup, SALES_TAX } from "../TracedAccount.ts";
import type { EntryPostings } from "./EntryPostings.ts";

/**
 * Whether a business was bought or sold: goodwill moved together with other accounts than its own charge. Sales tax and
 * a supplier's invoice alone do not count: they come with a licence or customer list that is called goodwill.
 */
export function isBusiness({ control, own }: EntryAmounts): boolean {
  if (!own.some(isGoodwill)) return false;
  const others = own.filter((piece) => !isGoodwill(piece) && piece.account.chargedTo.length === 0);
  const isTaxed = others.some(isSalesTax);
  return !others.every(isSalesTax) || control.some((piece) => !isTaxed || !isBill(piece));
}

function isSalesTax({ account }: Piece): boolean {
  return account.purpose.id === SALES_TAX;
}

function isBill({ account }: Pick<Piece, "account">): boolean {
  return BILLS.has(account.account.role);
}

const BILLS: ReadonlySet<Role | null> = new Set<Role | null>(["trade_payables", "other_payables"]);

function isGoodwill({ account }: Piece): boolean {
  return account.account.role === "goodwill";
}

/** Posts what comes and goes with a business as one flow, net of the cash in it (IAS 7.39-42). */
export function postBusiness({ cash, control, own }: EntryAmounts, to: EntryPostings): void {
  const goodwill = totalOf(own.filter(isGoodwill));
  const { outflow, inflow } = purposeOfGroup("goodwill");
  const column = cash.received === cash.paid ? NON_CASH : goodwill < 0 ? outflow : inflow;
  to.putOn(own, column);
  for (const line of control) {
    const { account, amount } = line;
    to.putOn([{ account, amount }], column);
    const part = { column: columnOf(account.purpose, -amount), amount, held: NOTHING_HELD };
    to.open(line, part);
  }
}
