import { cashRules } from "../rules/cashRules.ts";
import { wordsOf } from "./compilePatterns.ts";

/** The words by which accounts of cash are called. */
export const cashWords: ReadonlySet<string> = wordsOf(
  cashRules.filter(({ role }) => role === "cash_and_cash_equivalents"),
);
