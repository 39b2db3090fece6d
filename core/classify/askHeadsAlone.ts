import { type ClassifiedAccount, isBeyondDoubt } from "./Classification.ts";
import { type Changes, changesBy, type Pass } from "./Pass.ts";

/**
 * Asks about names of another language of which the dictionary has no more than the head: "Dettes de leasing"
 * is owed, and what for stands in the words that were not read. Costs may stay: what is not called otherwise is
 * an operating one.
 */
export const askHeadsAlone: Pass = (accounts): Changes =>
  changesBy(accounts, ({ facts, classification: own }: ClassifiedAccount) => {
    // A type says what for as well as words do
    const isHeadAlone =
      facts.type === "" && (facts.printed?.unread ?? 0) > 0 && HEADS.has(facts.name);
    if (!isHeadAlone || isBeyondDoubt(own) || own.confidence <= ASKED) return null;
    const reason = `${own.reason} The rest of its name was not read.`;
    return { ...own, confidence: ASKED, reason };
  });

/** What the vocabulary calls the heads that say neither of whom nor what for. */
const HEADS: ReadonlySet<string> = new Set(["payable", "receivable", "income"]);

/** Below the bar, so that a person is asked. */
const ASKED = 0.65;
