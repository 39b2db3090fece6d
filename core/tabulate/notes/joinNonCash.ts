import { decimalsOf } from "../../money/currencyCodes.ts";
import type { NonCashTransaction, StatementDocument } from "../../statement/StatementDocument.ts";
import { addAmounts } from "../addAmounts.ts";

type Line = NonCashTransaction["lines"][number];

/**
 * Combines similar non-cash transactions for the note: ledger entries between the same accounts on the same sides
 * become one row with their number, such as monthly interest added to a loan. Journals stay separate, since each has
 * its own reason.
 */
export function joinNonCash({
  nonCashTransactions,
  currency,
}: Pick<StatementDocument, "nonCashTransactions" | "currency">): NonCashTransaction[] {
  const groups = new Map<string, NonCashTransaction[]>();
  nonCashTransactions.forEach((transaction, index) => {
    const key = keyOf(transaction) ?? String(index);
    const group = groups.get(key);
    if (group) group.push(transaction);
    else groups.set(key, [transaction]);
  });
  return [...groups.values()].flatMap((group) => joined(group, decimalsOf(currency)));
}

/** The key of transactions that are combined; null for journals. */
function keyOf({ adjustmentId, lines, isPriorYear }: NonCashTransaction): string | null {
  if (adjustmentId !== null || lines.length === 0) return null;
  return JSON.stringify([isPriorYear === true, lines.map(sideOf).toSorted()]);
}

function joined(group: readonly NonCashTransaction[], decimals: number): NonCashTransaction[] {
  const [first, second] = group;
  if (!first || !second) return [...group];
  const all = group.flatMap(({ lines }) => lines);
  const lines = first.lines.map((line) => {
    const same = all.filter((each) => sideOf(each) === sideOf(line));
    return { ...line, amount: total(same, decimals) };
  });
  const debits = lines.filter((line) => !isCredit(line));
  const sides = [debits, lines.filter(isCredit)].map((side) =>
    side.map(({ accountName }) => accountName).join(", "),
  );
  const description = `${sides.join(" against ")}, ${group.length} entries`;
  return [{ ...first, description, amount: total(group, decimals), lines }];
}

function sideOf(line: Line): string {
  return JSON.stringify([line.account, line.accountName, isCredit(line)]);
}

function isCredit({ amount }: Line): boolean {
  return amount.startsWith("-");
}

function total(amounts: readonly { amount: string }[], decimals: number): string {
  return addAmounts(
    amounts.map(({ amount }) => amount),
    decimals,
  );
}
