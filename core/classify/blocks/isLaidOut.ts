import { type Nature, roleDefinition } from "../../roles/roles.ts";
import type { ClassifiedAccount } from "../Classification.ts";
import { printedName } from "../printedName.ts";

/** In fewer accounts no order is seen. */
const FEWEST = 12;
/** Of names that are sorted nearly all follow the one before; a heading or two stand out. */
const SORTED = 0.9;
/**
 * In the order of a chart accounts next to each other are more often of one nature than by chance, which alone comes to
 * half of them where most are expenses: of what chance leaves, at least so much.
 */
const BEYOND_CHANCE = 0.1;
/** With nearly all of one nature no order is seen, and none is missed. */
const NEARLY_ALL = 0.9;

/**
 * Whether accounts stand in the order of a chart, told by their names and what they are taken for so far: not
 * in that of their names, as programs list them, nor in that of their first use, as the entries of a ledger
 * bring them.
 */
export function isLaidOut(accounts: readonly ClassifiedAccount[]): boolean {
  if (accounts.length < FEWEST) return true;
  const names = accounts.map(({ facts }) => printedName(facts).toLowerCase());
  if (following(names, (before, name) => before <= name) >= SORTED) return false;
  const natures = accounts.flatMap(({ classification: { role } }) =>
    role === null ? [] : [roleDefinition(role).nature],
  );
  return natures.length < FEWEST || isByNature(natures);
}

function isByNature(natures: readonly Nature[]): boolean {
  const chance = sameByChance(natures);
  if (chance >= NEARLY_ALL) return true;
  const same = following(natures, (before, own) => before === own);
  return same - chance >= BEYOND_CHANCE * (1 - chance);
}

/** How often two accounts next to each other are of one nature where they stand in any order. */
function sameByChance(natures: readonly Nature[]): number {
  const sizes = [...Map.groupBy(natures, (nature) => nature).values()].map((each) => each.length);
  const pairs = natures.length * (natures.length - 1);
  return sizes.reduce((sum, size) => sum + size * (size - 1), 0) / pairs;
}

/** The share of those that follow the one before them in this way. */
function following<Each>(
  all: readonly Each[],
  follows: (before: Each, own: Each) => boolean,
): number {
  const pairs = all.slice(1).filter((own, at) => {
    const before = all[at];
    return before !== undefined && follows(before, own);
  });
  return pairs.length / (all.length - 1);
}
