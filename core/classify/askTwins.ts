import type { AccountFacts } from "../ledger/AccountFacts.ts";
import { type ClassifiedAccount, isSettled } from "./Classification.ts";
import { printedName } from "./printedName.ts";

/**
 * Gives accounts that bear one name and stand side by side in one statement the role of the surest of
 * them: programs keep a bank account with the money on its way to and from it in several accounts.
 */
export function askTwins(accounts: readonly ClassifiedAccount[]): void {
  const groups = new Map<string, ClassifiedAccount[]>();
  for (const account of accounts) {
    const key = keyOf(account.facts);
    if (key === null || isSettled(account.classification)) continue;
    groups.set(key, [...(groups.get(key) ?? []), account]);
  }
  for (const twins of groups.values()) if (twins.length > 1) agree(twins);
}

function agree(twins: readonly ClassifiedAccount[]): void {
  const surest = twins.reduce((best, each) =>
    each.classification.confidence > best.classification.confidence ? each : best,
  );
  const { role } = surest.classification;
  if (role === null) return;
  for (const twin of twins) {
    const own = twin.classification;
    if (own.role === role && own.confidence === surest.classification.confidence) continue;
    const reason = `It bears the name of ${surest.facts.code} beside it. ${surest.classification.reason}`;
    const { confidence } = surest.classification;
    twin.classification = { role, confidence, reason, source: "neighbours" };
  }
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
