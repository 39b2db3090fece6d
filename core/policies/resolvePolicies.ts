import type { Problem, Result } from "../problem/Problem.ts";
import { problem } from "../problem/Problem.ts";
import type { Framework, Policies, PolicyKey } from "./policies.ts";
import { policyRules } from "./policyRules.ts";

/**
 * Completes a project's choices with its framework's defaults. A choice the framework forbids is
 * refused with its paragraph. Under IFRS 18 a specified main business activity opens the
 * categories that follow the profit and loss (IAS 7.34B-34C).
 */
export function resolvePolicies(framework: Framework, chosen: Partial<Policies>): Result<Policies> {
  const rules = policyRules(framework, chosen.specifiedMainBusinessActivity ?? "none");
  const keys = Object.keys(rules) as PolicyKey[]; // keys of a closed table
  const problems = keys.flatMap((key): Problem[] => {
    const value = chosen[key];
    const { allowed, paragraph } = rules[key];
    const isAllowed = value === undefined || allowed.some((choice) => choice === value);
    if (isAllowed) return [];
    const expected = `${allowed.join(" or ")} (${paragraph})`;
    return [problem("policy_forbidden", { about: key, value: String(value), expected })];
  });
  const unknown = Object.keys(chosen).filter((key) => !Object.hasOwn(rules, key));
  const expected = keys.join(", ");
  problems.push(...unknown.map((about) => problem("policy_unknown", { about, expected })));
  if (problems.length > 0) return { ok: false, problems };
  const defaults = Object.fromEntries(keys.map((key) => [key, rules[key].allowed[0]]));
  const given = Object.fromEntries(
    Object.entries(chosen).filter(([, value]) => value !== undefined),
  );
  return { ok: true, value: { ...defaults, ...given } as Policies }; // every key has a first allowed value
}
