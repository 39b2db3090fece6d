import { checkRules } from "./checkRules.ts";
import { parseRules } from "./parseRules.ts";
import { problemOf, type RulesProblem } from "./RulesProblem.ts";
import type { Match } from "./syntax.ts";

/** Rules ready to decide, or why the file was refused. */
export type LoadedRules =
  | { readonly ok: true; readonly rules: readonly Match[] }
  | { readonly ok: false; readonly problem: RulesProblem };

/** Reads and checks the rules of Storage; what is not understood refuses the whole file. */
export function loadRules(source: string): LoadedRules {
  try {
    const rules = parseRules(source);
    checkRules(rules);
    return { ok: true, rules };
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return { ok: false, problem };
  }
}
