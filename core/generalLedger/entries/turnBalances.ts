import { type Minor, sum } from "../../money/Minor.ts";
import type { AssembledAccount } from "../accountNumber.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { sumBy } from "../store/LedgerLines.ts";
import { at } from "../store/NumberColumn.ts";

/**
 * Turns the balances of reports that print debits and credits in two columns and each balance in the sign
 * of its account, as Wave does: there a loan rises by what is credited to it. An account that only gets to
 * its closing balance so, or to the one beside its last line, is turned; one that did not move is, where all openings then sum to nothing.
 */
export function turnBalances({ accounts, lines }: LedgerAssembly): void {
  const moved = sumBy(lines, accounts.length, (line) => at(lines.account, line));
  const credits = accounts.filter((account, number) => isTurned(account, moved[number] ?? 0n));
  if (credits.length === 0) return;
  credits.forEach(turn);
  const unmoved = accounts.filter(
    ({ opening }, number) => opening !== null && isNil(moved[number]),
  );
  const left = unmoved.filter(({ opening }) => opening !== 0n);
  const ways = left.length > MOST_UNMOVED ? [] : waysOf(accounts, left);
  const [only, other] = ways;
  if (only === undefined || other !== undefined) return;
  left.filter((_, index) => (only >> index) & 1).forEach(turn);
}

/** More accounts that did not move have too many ways to sum to nothing. */
const MOST_UNMOVED = 12;

function isNil(moved: number | Minor | undefined): boolean {
  return BigInt(moved ?? 0) === 0n;
}

/** Whether debits and credits lead to the closing balance on the other side alone. */
function isTurned({ opening, closing, running }: AssembledAccount, moved: number | Minor): boolean {
  const after = closing ?? running;
  if (after === null) return false;
  const [before, movement] = [opening ?? 0n, BigInt(moved)];
  return before + movement !== after && before - movement === after;
}

/** The accounts to turn, a bit each, with which the opening balances sum to nothing. */
function waysOf(
  accounts: readonly AssembledAccount[],
  left: readonly AssembledAccount[],
): number[] {
  const whole = sum(accounts.flatMap(({ opening }) => opening ?? []));
  const turnedBy = (way: number) =>
    sum(left.map(({ opening }, index) => ((way >> index) & 1 ? 2n * (opening ?? 0n) : 0n)));
  return Array.from({ length: 2 ** left.length }, (_, way) => way).filter(
    (way) => whole === turnedBy(way),
  );
}

function turn(account: AssembledAccount): void {
  account.opening = account.opening === null ? null : -account.opening;
  account.closing = account.closing === null ? null : -account.closing;
}
