import type { Minor } from "../../money/Minor.ts";
import type { AssembledAccount } from "../accountNumber.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { sumBy } from "../store/LedgerLines.ts";
import { at } from "../store/NumberColumn.ts";
import { type AccountSides, groupOf, type Side, voteFor, votesFor } from "./AccountSides.ts";
import { sideOfName } from "./sideOfName.ts";
import { isReversedAt, signCombinations, sumWithSigns } from "./signCombinations.ts";

/** Which of the groups of accounts that stand to each other are debits, by names, by neighbours and by openings. */
export function voteOnSides(sides: AccountSides, assembly: LedgerAssembly): void {
  const { accounts } = assembly;
  const main = mainGroup(sides);
  const isMain = (first: number) => first === main;
  const hasVotes = (first: number) => votesFor(sides, first) !== 0;
  voteByNames(sides, assembly);
  voteByNeighbours(sides, accounts, isMain);
  voteByOpenings(sides, accounts, hasVotes);
  // Names may err, the sum of all openings does not: it is nothing in both signs, so one group must be known
  if (hasVotes(main)) voteByOpenings(sides, accounts, isMain);
  voteByNeighbours(sides, accounts, hasVotes);
}

/** Which groups are taken as known, by their first accounts. */
type IsKnown = (first: number) => boolean;

/** The first account of the largest group. */
function mainGroup(sides: AccountSides): number {
  const sizes = new Map<number, number>();
  for (const account of sides.parent.keys()) {
    const { first } = groupOf(sides, account);
    sizes.set(first, (sizes.get(first) ?? 0) + 1);
  }
  return [...sizes].reduce((most, group) => (group[1] > most[1] ? group : most), [0, 0])[0];
}

function voteByNames(sides: AccountSides, { accounts, lines }: LedgerAssembly): void {
  const moved = sumBy(lines, accounts.length, (line) => at(lines.account, line));
  accounts.forEach(({ name, opening }, account) => {
    const side = sideOfName(name, opening || (moved[account] ?? 0));
    if (side !== null) voteFor(sides, account, side);
  });
}

/**
 * A report prints accounts by kind. Where the known accounts before and after one stand on the same side,
 * so does this one: that counts beside the names of the few accounts that meet each other alone.
 */
function voteByNeighbours(
  sides: AccountSides,
  accounts: readonly AssembledAccount[],
  isKnown: IsKnown,
): void {
  const known = accounts.map((_, account) => knownSide(sides, account, isKnown));
  if (!isByKind(known)) return;
  const before = latestOf(known);
  const after = latestOf(known.toReversed()).toReversed();
  known.forEach((own, account) => {
    const side = before[account] ?? null;
    if (own === null && side !== null && side === after[account]) voteFor(sides, account, side);
  });
}

function knownSide(sides: AccountSides, account: number, isKnown: IsKnown): Side | null {
  const { first, isOther } = groupOf(sides, account);
  const votes = isKnown(first) ? votesFor(sides, first) : 0;
  if (votes === 0) return null;
  return votes > 0 !== isOther ? "debit" : "credit";
}

/** Among so many known accounts, one may be followed by one of the other side. */
const KNOWN_TO_A_CHANGE = 3;

/** Whether accounts of a side stand together: by name or by number of use they would alternate. */
function isByKind(sides: readonly (Side | null)[]): boolean {
  const known = sides.filter((side) => side !== null);
  const changes = known.filter((side, at) => at > 0 && side !== known[at - 1]).length;
  return changes * KNOWN_TO_A_CHANGE <= known.length;
}

/** For each place the latest known side up to it. */
function latestOf(sides: readonly (Side | null)[]): (Side | null)[] {
  let latest: Side | null = null;
  return sides.map((side) => {
    latest = side ?? latest;
    return latest;
  });
}

/** More groups than this have too many ways to sum to nothing. */
const MOST_UNKNOWN = 12;

/**
 * The opening balances sum to nothing. Where they do not as it stands, and only one choice of the sides
 * that are not known makes them do so, it is the right one.
 */
function voteByOpenings(
  sides: AccountSides,
  accounts: readonly AssembledAccount[],
  isKnown: IsKnown,
): void {
  let known = 0n;
  const unknown = new Map<number, Minor>();
  accounts.forEach(({ opening }, account) => {
    const { first, isOther } = groupOf(sides, account);
    const own = isOther ? -(opening ?? 0n) : (opening ?? 0n);
    if (isKnown(first)) known += votesFor(sides, first) > 0 ? own : -own;
    else unknown.set(first, (unknown.get(first) ?? 0n) + own);
  });
  const left = [...unknown].filter(([, opening]) => opening !== 0n);
  if (left.length === 0 || left.length > MOST_UNKNOWN) return;
  const amounts = left.map(([, opening]) => opening);
  const isNil = (way: number) => known + sumWithSigns(amounts, way) === 0n;
  const [only, other] = signCombinations(left.length, isNil);
  if (only === undefined || other !== undefined) return;
  for (const [place, [first]] of left.entries())
    sides.votes[first] = isReversedAt(only, place) ? -1 : 1;
}
