import { checkRules } from "./checkRules.ts";
import { parseRules } from "./parseRules.ts";
import { problemOf, type RulesProblem } from "./RulesProblem.ts";
import type { Ruleset, ServiceName } from "./syntax.ts";

/** Rules ready to decide, or why the file was refused. */
export type LoadedRules =
  | { readonly ok: true; readonly rules: Ruleset }
  | { readonly ok: false; readonly problem: RulesProblem };

/** Reads and checks a rules file for one service; what is not understood refuses the whole file. */
export function loadRules(source: string, service: ServiceName): LoadedRules {
  try {
    const rules = parseRules(source);
    checkRules(rules);
    if (rules.service === service) return { ok: true, rules };
    const message = `these rules are for ${rules.service}, not for ${service}`;
    return { ok: false, problem: { line: 1, column: 1, message } };
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return { ok: false, problem };
  }
}
