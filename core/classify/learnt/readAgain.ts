import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { type Role, roleDefinition } from "../../roles/roles.ts";
import type { Classification, ClassifiedAccount } from "../Classification.ts";
import { foldName } from "../language/foldName.ts";
import { isTranslated } from "../language/isTranslated.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { printedName } from "../printedName.ts";
import { ASKED } from "../questions/ask.ts";
import { type Book, bookOf, confidenceOf } from "./confidenceOf.ts";
import type { LearntWeights } from "./evidenceFor.ts";
import { isNamedInFull, isReadInFull } from "./isReadInFull.ts";
import type { WeighedAccount } from "./WeighedAccount.ts";
import { isKept, weighAll } from "./weighAll.ts";
import { isRuled, OF_ONE_STATEMENT, withDoubts } from "./withDoubts.ts";

/**
 * Reads every account a second time, by what was learnt from labelled charts and by the block of the
 * chart it stands in, and weighs all readings together; how sure that is tell its signs.
 */
export function readAgain(inOrder: readonly ClassifiedAccount[], weights: LearntWeights): Changes {
  const all = weighAll(inOrder, weights);
  const counts = countTranslated(inOrder);
  const book = {
    ...bookOf(inOrder),
    isAlone: (facts: AccountFacts) => counts.get(nameOf(facts)) === 1,
  };
  return changesBy(inOrder, ({ facts, classification }, at) => {
    const weighed = all[at] ?? null;
    return weighed ? classificationOf(facts, weighed, book) : ruledOut(classification);
  });
}

/** Where a name's own words rule out all roles, that of its rule among them, a person decides. */
function ruledOut(first: Classification): Classification | null {
  if (isKept(first) || first.confidence <= ASKED) return null;
  return { ...first, confidence: ASKED };
}

/** How many accounts have each name of another language: long plans repeat one wherever it is meant otherwise. */
function countTranslated(accounts: readonly ClassifiedAccount[]): Map<string, number> {
  const names = accounts.flatMap(({ facts }) => (isTranslated(facts) ? [nameOf(facts)] : []));
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Numbers in it part no name from another. */
function nameOf(facts: AccountFacts): string {
  return foldName(printedName(facts)).replace(/\d+ ?/g, "").trim();
}

/** What of the books counts for each account in them. */
type Around = Book & { isAlone: (facts: AccountFacts) => boolean };

function classificationOf(
  facts: AccountFacts,
  weighed: WeighedAccount,
  book: Around,
): Classification {
  const { role, first, rivals } = weighed;
  const learnt = confidenceOf(weighed, facts, book);
  const isWhole = !isTranslated(facts) || isNamedInFull(facts);
  const isSaid =
    (book.isSmall && isWhole && isKnownByBoth(weighed, book.isPhrased)) ||
    (isReadInFull(facts, weighed) && book.isAlone(facts));
  const sure = isSaid ? Math.max(learnt, BY_BOTH) : learnt;
  const confidence = withDoubts(facts, weighed, sure);
  const others = rivals.length === 0 ? {} : { rivals };
  if (role === first.role) return { ...first, ...others, confidence };
  return { ...others, role, confidence, reason: reasonOf(facts, role), source: "learnt" };
}

/**
 * In a small book a name holds that the rules know and what was learnt agrees to by words alone. On small
 * books cut from the seen charts, each read by what the others teach, of such readings with new names 97.5 %
 * were right in plain books where the side was given, 96.4 % without and 98.8 % where the statement was; in
 * phrased ones 97.1, 93.6 and 97.7 %, where twenty to one is asked. Of names in another language that a
 * dictionary has in part 81 to 87 % were right: they hold no more for being in a small book.
 */
function isKnownByBoth(
  { role, first, signs, place }: Omit<WeighedAccount, "isGuessed">,
  isPhrased: boolean,
): boolean {
  const isPlaced = place.natures.length <= OF_ONE_STATEMENT;
  const together = isPhrased ? TOGETHER_PHRASED : isPlaced ? TOGETHER_PLACED : TOGETHER;
  return isRuled(first, role) && signs.agreed + signs.words >= together;
}

/** Four to one, as a logarithm; where the file says the statement as well, three to one. */
const TOGETHER = Math.log(4);
const TOGETHER_PLACED = Math.log(3);
const TOGETHER_PHRASED = 3;
const BY_BOTH = 0.9;

function reasonOf(facts: AccountFacts, role: Role): string {
  return `Accounts named like '${printedName(facts)}' that stand where it stands are most often ${roleDefinition(role).label}.`;
}
