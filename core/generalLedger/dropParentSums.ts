import type { AssembledAccount } from "./accountNumber.ts";
import type { LedgerAssembly } from "./LedgerAssembly.ts";
import { at } from "./store/NumberColumn.ts";

/**
 * Takes away the opening balances of accounts that only add up the accounts beneath them ("Prepaids" above
 * "Prepaids:Taxes"): no line stands on them, and without these sums the balances balance, which with them they
 * do not.
 */
export function dropParentSums({ accounts, lines }: LedgerAssembly): void {
  const total = accounts.reduce((sum, { opening }) => sum + (opening ?? 0n), 0n);
  if (total === 0n) return;
  const sums = sumsAbove(accounts);
  if (sums.size === 0) return;
  const moved = new Set<number>();
  for (let line = 0; line < lines.row.length; line += 1) moved.add(at(lines.account, line));
  const parents = accounts.filter(
    ({ code, opening }, number) => opening && opening === sums.get(code) && !moved.has(number),
  );
  if (parents.reduce((sum, { opening }) => sum + (opening ?? 0n), 0n) !== total) return;
  for (const parent of parents) [parent.opening, parent.closing] = [null, null];
}

/** What the accounts at the end of each path open with, by the paths above them. */
function sumsAbove(accounts: readonly AssembledAccount[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  const inner = new Set(accounts.flatMap(({ code }) => pathsAbove(code)));
  for (const { code, opening } of accounts) {
    if (!opening || inner.has(code)) continue;
    for (const path of pathsAbove(code)) sums.set(path, (sums.get(path) ?? 0n) + opening);
  }
  return sums;
}

/** "A" and "A:B" above "A:B:C". */
function pathsAbove(code: string): string[] {
  const parts = code.split(":");
  return parts.slice(1).map((_, depth) => parts.slice(0, depth + 1).join(":"));
}
