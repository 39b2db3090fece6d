import { type Category, type Concept, concepts } from "../../concepts/concepts.ts";
import { type Minor, sum } from "../../money/Minor.ts";
import { isProfitAndLossRole } from "../../roles/roles.ts";
import { accountUses, type Line, NO_CASH, SET_OFF, useOf } from "./accounts.ts";
import { isCashAccount } from "./Bookkeeping.ts";
import type { Company } from "./generateCompany.ts";
import type { NewLine, PostedEntry } from "./Posting.ts";

/** What the statement of a company has to say, IFRS with its usual policies; inflows positive. */
export type Truth = {
  direct: ReadonlyMap<Concept, Minor>;
  indirect: ReadonlyMap<Concept, Minor>;
  categories: Readonly<Record<Category, Minor>>;
  cashAtBeginning: Minor;
  cashAtEnd: Minor;
};

/**
 * Counts the truth of a period. The direct lines are the cash as the events wrote it down; the
 * indirect ones are counted account by account from what was posted, and owe nothing to the direct.
 */
export function countTruth(company: Company, period = company.period): Truth {
  const within = company.entries.filter(({ date }) => date >= period.start && date <= period.end);
  const before = company.entries.filter(({ date }) => date < period.start);
  const opening = sum(
    company.accounts.map((account) => (isCashAccount(account.key) ? account.opening : 0n)),
  );
  const cashAtBeginning = opening + cashMoved(before);
  const direct = countDirect(within, company);
  return {
    direct,
    indirect: countIndirect(within, direct),
    categories: sumCategories(direct),
    cashAtBeginning,
    cashAtEnd: cashAtBeginning + cashMoved(within),
  };
}

function cashMoved(entries: readonly PostedEntry[]): Minor {
  let moved = 0n;
  for (const { lines } of entries)
    for (const { account, amount } of lines) if (isCashAccount(account)) moved += amount;
  return moved;
}

function countDirect(entries: readonly PostedEntry[], company: Company): Map<Concept, Minor> {
  const isApart = company.accounts.some(({ role }) => role === "employee_costs");
  const lines = new Map<Concept, Minor>();
  for (const { cash } of entries)
    for (const [line, amount] of cash) add(lines, isApart ? line : ofEither(line), amount);
  return withoutNothing(lines);
}

/** Suppliers and employees are one line where no account tells what employees cost. */
function ofEither(line: Concept): Concept {
  const isEither = line === "payments_to_suppliers" || line === "payments_to_employees";
  return isEither ? "payments_to_suppliers_and_employees" : line;
}

/** Profit, what of it is not operating cash, the balances that move with operations, and what has lines of its own. */
function countIndirect(
  entries: readonly PostedEntry[],
  direct: ReadonlyMap<Concept, Minor>,
): Map<Concept, Minor> {
  const lines = new Map<Concept, Minor>();
  for (const [line, amount] of direct)
    if (concepts[line].presentation !== "direct") add(lines, line, amount);
  for (const { lines: posted } of entries) for (const line of posted) addPosted(lines, line);
  return withoutNothing(lines);
}

function addPosted(lines: Map<Concept, Minor>, line: NewLine): void {
  const use = useOf(line.account);
  if (isProfitAndLossRole(accountUses[line.account].role)) {
    if (use.isTax) return;
    add(lines, "profit_before_tax", -line.amount);
    addBack(lines, line);
  } else if (use.change) {
    for (const piece of line.pieces)
      if (isOperating(piece.line)) add(lines, use.change, -piece.amount);
  }
}

/** A charge without cash is added back whole; what has an operating line of its own stays in profit. */
function addBack(lines: Map<Concept, Minor>, { account, pieces }: NewLine): void {
  const { addBack: on } = useOf(account);
  for (const piece of pieces) {
    if (isOperating(piece.line)) continue;
    if (!on) throw new Error(`${account} on ${piece.line} has no line to be added back on`);
    add(lines, on, piece.amount);
  }
}

function isOperating(line: Line): boolean {
  return line === SET_OFF || (line !== NO_CASH && concepts[line].presentation === "direct");
}

function sumCategories(direct: ReadonlyMap<Concept, Minor>): Record<Category, Minor> {
  const sums = { operating: 0n, investing: 0n, financing: 0n, reconciliation: 0n };
  for (const [line, amount] of direct) sums[concepts[line].category] += amount;
  return sums;
}

function add(lines: Map<Concept, Minor>, line: Concept, amount: Minor): void {
  lines.set(line, (lines.get(line) ?? 0n) + amount);
}

function withoutNothing(lines: Map<Concept, Minor>): Map<Concept, Minor> {
  return new Map([...lines].filter(([, amount]) => amount !== 0n));
}
