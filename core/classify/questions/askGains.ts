import type { Role } from "../../roles/roles.ts";
import { isProfitAndLossRole } from "../../roles/roles.ts";
import { type ClassifiedAccount, isFinal } from "../Classification.ts";
import { isTranslated } from "../language/isTranslated.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { tokenise } from "../words/tokenise.ts";
import { holdsOnly, wordSet } from "../words/wordSet.ts";
import { ask } from "./ask.ts";

/**
 * Asks about gains and losses of which the name does not say what they were made on ("Realised gains"): what was
 * made on a sale, on holding something or on a currency is taken out of the profit in rows of its own (IAS 7.20).
 */
export function askGains(accounts: readonly ClassifiedAccount[]): Changes {
  return changesBy(accounts, ({ facts, classification: own }) => {
    const isResult = own.role !== null && isProfitAndLossRole(own.role);
    if (!isResult || isFinal(own) || isTranslated(facts) || !isBare(facts.name)) return null;
    const rivals = new Set([...MADE_ON, ...(own.rivals ?? [])].filter((role) => role !== own.role));
    return ask(own, "Its name does not say on what it was made.", [...rivals]);
  });
}

const MADE_ON: readonly Role[] = [
  "disposal_gain_loss",
  "fair_value_changes",
  "foreign_exchange_gain_loss",
];

/** Whether a name has no words but those of a gain or a loss. */
function isBare(name: string): boolean {
  const words = tokenise(name);
  return words.includes("gain") && holdsOnly(words, OF_NOTHING);
}

const OF_NOTHING = wordSet("gain loss realised recognised net total and or account");
