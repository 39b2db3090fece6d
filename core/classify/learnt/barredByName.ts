import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Nature, Role } from "../../roles/roles.ts";
import { matchesAny } from "../../text/matchesAny.ts";
import { barsOfBalances } from "./barsOfBalances.ts";
import { barsOfResults } from "./barsOfResults.ts";
import type { NameBar } from "./NameBar.ts";

const bars: readonly NameBar[] = [...barsOfBalances, ...barsOfResults];

const barsNothing = () => false;

/** Most names hold the words of no bar. */
const holdsWords = matchesAny(bars.map(({ named }) => named));

/** Which roles the words of a name rule out, by the natures that the file leaves open. */
export function barredByName(
  { name, side: own }: AccountFacts,
  natures: readonly Nature[],
): (role: Role) => boolean {
  if (!holdsWords(name)) return barsNothing;
  const isOfOne = natures.length === 1;
  const its = bars.filter(({ named, unless, side, isOpen, isPlaced }) => {
    const isMeant = side === undefined || side === own;
    if (!isMeant || (isOpen && isOfOne) || (isPlaced && !isOfOne)) return false;
    return named.test(name) && unless?.test(name) !== true;
  });
  return its.length === 0 ? barsNothing : (role) => its.some((each) => each.bars(role));
}
