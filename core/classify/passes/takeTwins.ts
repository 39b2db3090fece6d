import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { type Classification, type ClassifiedAccount, isFinal } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { printedName } from "../printedName.ts";

/**
 * Gives accounts that bear one name and stand side by side in one statement the role of the surest of
 * them: programs keep a bank account with the money on its way to and from it in several accounts.
 */
export function takeTwins(accounts: readonly ClassifiedAccount[]): Changes {
  const groups = new Map<string, ClassifiedAccount[]>();
  for (const account of accounts) {
    const key = keyOf(account.facts);
    if (key === null || isFinal(account.classification)) continue;
    groups.set(key, [...(groups.get(key) ?? []), account]);
  }
  return changesBy(accounts, (account) => {
    const twins = groups.get(keyOf(account.facts) ?? "") ?? [];
    return twins.includes(account) ? afterTwins(account, twins) : null;
  });
}

function afterTwins(
  { classification: own }: ClassifiedAccount,
  twins: readonly ClassifiedAccount[],
): Classification | null {
  const surest = twins.reduce((best, each) =>
    each.classification.confidence > best.classification.confidence ? each : best,
  );
  const { role, confidence } = surest.classification;
  if (role === null || (own.role === role && own.confidence === confidence)) return null;
  const reason = `It bears the name of ${surest.facts.code} beside it. ${surest.classification.reason}`;
  return { role, confidence, reason, source: "neighbours" };
}

/** Numbers that differ no further in front stand side by side. */
const ENDING = 2;
const SHORTEST = 4;

function keyOf(facts: AccountFacts): string | null {
  const { code, name, section, type } = facts;
  const isNumbered = code !== name && code.length >= SHORTEST && /^\d+$/.test(code);
  if (!isNumbered || section === null || name === "") return null;
  return [section, type, printedName(facts), code.slice(0, -ENDING)].join("\u0000");
}
