import type { Role } from "../../roles/roles.ts";
import { isFinal } from "../Classification.ts";
import { foldName } from "../language/foldName.ts";
import { isTranslated } from "../language/isTranslated.ts";
import { type Changes, changesBy, type Pass } from "../Pass.ts";
import { printedName } from "../printedName.ts";
import { ask } from "./ask.ts";

/**
 * Asks what a dictionary reads as owed for purchases though its name says that it is owed for long
 * ("Documentos por pagar a largo plazo"): so notes for money borrowed are called as well.
 */
export const askLongTerm: Pass = (accounts): Changes =>
  changesBy(accounts, ({ facts, classification: own }) => {
    if (own.role !== TRADE || isFinal(own) || !isTranslated(facts)) return null;
    if (!LONG.test(foldName(printedName(facts)))) return null;
    const rivals = [...new Set<Role>([...(own.rivals ?? []), "borrowings"])];
    return ask(own, "The name says that it is owed for long, as money borrowed is.", rivals);
  });

const TRADE: Role = "trade_payables";

const LONG =
  /\b(?:largo plazo|longo prazo|long terme|lungo termine|langfrist|langlopend|langsiktig|dlugoterminow)/;
