import { type Minor, sum } from "../../money/Minor.ts";
import type { AssembledAccount } from "../accountNumber.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { sumBy } from "../store/LedgerLines.ts";
import { at } from "../store/NumberColumn.ts";
import { reverseAccountSign } from "./reverseAccountSign.ts";
import { isReversedAt, signCombinations, sumWithSigns } from "./signCombinations.ts";

/**
 * Turns the balances of reports that print debits and credits in two columns and each balance in the sign
 * of its account, as Wave does: there a loan rises by what is credited to it. An account that only gets to
 * its closing balance so, or to the one beside its last line, is turned; one that did not move is, where all
 * openings then sum to nothing.
 */
export function reverseBalanceSigns({ accounts, lines }: LedgerAssembly): void {
  const moved = sumBy(lines, accounts.length, (line) => at(lines.account, line));
  const credits = accounts.filter((account, number) => isTurned(account, moved[number] ?? 0n));
  if (credits.length === 0) return;
  credits.forEach(reverseAccountSign);
  const unmoved = accounts.filter(({ opening }, number) => opening && isNil(moved[number]));
  if (unmoved.length > MOST_UNMOVED) return;
  const openings = openingsOf(unmoved);
  const others = sum(openingsOf(accounts)) - sum(openings);
  const isRight = (way: number) => others + sumWithSigns(openings, way) === 0n;
  const [only, other] = signCombinations(openings.length, isRight);
  if (only === undefined || other !== undefined) return;
  unmoved.filter((_, place) => isReversedAt(only, place)).forEach(reverseAccountSign);
}

/** More accounts that did not move have too many ways to sum to nothing. */
const MOST_UNMOVED = 12;

function openingsOf(accounts: readonly AssembledAccount[]): Minor[] {
  return accounts.flatMap(({ opening }) => opening ?? []);
}

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
