import { type NatureShares, natureBlocks } from "../blocks/natureBlocks.ts";
import type { LearntSections, ReadAlone, SectionsAround } from "../blocks/sectionsAround.ts";
import { sectionsAround } from "../blocks/sectionsAround.ts";
import type { ClassifiedAccount } from "../Classification.ts";
import { isTranslated } from "../language/isTranslated.ts";
import { bookOf } from "./confidenceOf.ts";
import type { LearntWeights } from "./evidenceFor.ts";
import { type AccountEvidence, ALONE, gatherEvidence } from "./gatherEvidence.ts";
import { areLongNames } from "./isPhrasedBook.ts";
import { rolesOfEvidence } from "./naturesOfEvidence.ts";
import { rolesBeside } from "./rolesBeside.ts";

/** What is known of each account, and what those around it say of it. */
type LookAround = {
  gathered: readonly AccountEvidence[];
  /** What those around say of an account's nature: nothing but what it says itself where none of them counts. */
  blocks: readonly NatureShares[];
  /** What they say of its section; none where accounts are few, in no order by kind, or read by a dictionary. */
  standing: readonly SectionsAround[];
  /** Whether they stand in an order by kind and none is read by a dictionary: what is beside one says something of it. */
  isInOrder: boolean;
  /** Whether the sections may rule out what a name says: in English books of more than a few accounts. */
  mayMove: boolean;
  isPhrased: boolean;
};

/** Looks at all accounts of a chart, and at what stands around each. */
export function lookAround(
  inOrder: readonly ClassifiedAccount[],
  weights: LearntWeights,
  sections: LearntSections,
): LookAround {
  const { order, isSmall, isPhrased } = bookOf(inOrder);
  const isOrdered = order === "byKind";
  const gathered = gatherAll(inOrder, isOrdered, weights);
  const natures = gathered.map((own) => own.natures);
  const blocks = isOrdered ? natureBlocks(natures) : natures;
  const isInOrder = isOrdered && !inOrder.some(({ facts }) => isTranslated(facts));
  const hasSections = isInOrder && inOrder.length >= FEWEST;
  const standing = hasSections ? sectionsAround(readAlone(inOrder, gathered), sections) : [];
  // A few accounts tell too little of their order to stand against what a name says
  return {
    gathered,
    blocks,
    standing,
    isInOrder,
    mayMove: hasSections && !isSmall,
    isPhrased: isPhrased || areLongNames(inOrder),
  };
}

/** In fewer accounts no sections are seen. */
const FEWEST = 12;

/** Looks at each account, beside those next to it where they are in the order of a chart. */
export function gatherAll(
  inOrder: readonly ClassifiedAccount[],
  isOrdered: boolean,
  weights: LearntWeights,
): AccountEvidence[] {
  const besides = isOrdered ? rolesBeside(inOrder) : [];
  return inOrder.map((account, at) => gatherEvidence(account, besides[at] ?? ALONE, weights));
}

/** What each account is read as by itself. */
export function readAlone(
  inOrder: readonly ClassifiedAccount[],
  gathered: readonly AccountEvidence[],
): ReadAlone[] {
  return gathered.flatMap(({ evidence, place }, at) => {
    const first = inOrder[at]?.classification;
    return first === undefined
      ? []
      : [{ roles: rolesOfEvidence(evidence, first), possible: place.natures }];
  });
}
