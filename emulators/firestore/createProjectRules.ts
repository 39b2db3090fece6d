import { loadRules } from "../rules/loadRules.ts";
import type { RulesProblem } from "../rules/RulesProblem.ts";
import type { Ruleset } from "../rules/syntax.ts";

/** The rules in force, for each project of its own or for all that have none. */
export type ProjectRules = {
  readonly of: (projectId: string) => Ruleset | undefined;
  readonly put: (projectId: string | undefined, source: string) => RulesProblem | undefined;
};

/** Starts without rules; a file that is refused leaves none, so that everything is denied. */
export function createProjectRules(): ProjectRules {
  const byProject = new Map<string, Ruleset | undefined>();
  let common: Ruleset | undefined;
  return {
    of: (projectId) => (byProject.has(projectId) ? byProject.get(projectId) : common),
    put: (projectId, source) => {
      const loaded = loadRules(source, "cloud.firestore");
      const rules = loaded.ok ? loaded.rules : undefined;
      if (projectId === undefined) common = rules;
      else byProject.set(projectId, rules);
      return loaded.ok ? undefined : loaded.problem;
    },
  };
}
