import { decimalsOf } from "../../money/currencyCodes.ts";
import type { NonCashTransaction, StatementDocument } from "../../statement/StatementDocument.ts";
import { addAmounts } from "../addAmounts.ts";

type Line = NonCashTransaction["lines"][number];

/**
 * The transactions without cash as a note shows them: entries of the ledger between the same accounts
 * on the same sides are one, with how many there were, such as the interest added to a loan each month.
 * A journal keeps its own reason; the document itself lists each entry.
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

/** What joins a transaction with others; null where no entry tells of it. */
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
