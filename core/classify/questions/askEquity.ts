import type { Role } from "../../roles/roles.ts";
import { type ClassifiedAccount, isFinal } from "../Classification.ts";
import { isOfType } from "../learnt/isGuessed.ts";
import { type Changes, changesBy, type Pass } from "../Pass.ts";
import { placeOf } from "../placeOf.ts";
import { ask } from "./ask.ts";

/**
 * Asks about equity of which nothing but the type is known: what owners put in, what was earned and what is kept
 * aside stand on different lines (IAS 7.17(a) and 7.31), and an account of that type may be any of them.
 */
export const askEquity: Pass = (accounts): Changes =>
  changesBy(accounts, ({ facts, classification: own }: ClassifiedAccount) => {
    if (isFinal(own) || own.source !== "type" || own.role !== "other_reserves") return null;
    if (isOfType(own.role, placeOf(facts).label)) return null;
    return ask(own, "It may be paid in or earned.", PAID_IN_OR_EARNED);
  });

const PAID_IN_OR_EARNED: readonly Role[] = ["share_capital", "retained_earnings"];
