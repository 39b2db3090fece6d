import { type ClassifiedAccount, isFinal } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { ask } from "./ask.ts";

/**
 * Asks about reserves that tax law allows before tax (Swedish untaxed reserves, French regulated provisions) and what
 * is put there or taken from there: part of them is deferred tax, part equity (IAS 12.5), and the change is no cash.
 * Read as deferred tax on both sides, it leaves the profit before tax and the cash flows as they are without it.
 */
export function askUntaxed(accounts: readonly ClassifiedAccount[]): Changes {
  return changesBy(accounts, ({ facts, classification: own }) =>
    isFinal(own) || own.role === null || !UNTAXED.test(facts.name)
      ? null
      : ask(own, "A reserve before tax is part deferred tax, part equity, and its change no cash."),
  );
}

const UNTAXED = /\buntaxed reserves?\b|\baccrual funds?\b|\btax allocation reserves?\b/i;
