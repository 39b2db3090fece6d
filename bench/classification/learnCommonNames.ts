import { keyOfName } from "../../core/classify/learnt/commonNames.ts";
import { type Role, roleIds } from "../../core/roles/roles.ts";
import { readCorpus } from "./readCorpus.ts";
import { readTeachingCharts } from "./readPublicCharts.ts";

/** So many sources must have a name before it is a common one. */
const FEWEST_SOURCES = 3;

/** What a source has an account of this name for: the role it is labelled with, or those its type admits. */
type Use = { source: string; roles: readonly Role[]; isLabelled: boolean };

/**
 * The names that several sources of the seen charts have, labelled in one of them at least, and all for one
 * role alone, by role: each labelled chart is a source, and so is each program or place that public charts
 * are from.
 */
export function learnCommonNames(): Partial<Record<Role, string[]>> {
  const uses = new Map<string, Use[]>();
  for (const [name, use] of [...labelledUses(), ...publicUses()]) {
    const key = keyOfName(name);
    const known = uses.get(key);
    if (known) known.push(use);
    else uses.set(key, [use]);
  }
  const roles = [...uses].map(([name, its]) => [name, soleRole(its)] as const);
  return Object.fromEntries(
    roleIds.flatMap((role) => {
      const names = roles.flatMap(([name, its]) => (its === role ? [name] : []));
      return names.length === 0 ? [] : [[role, names.sort()]];
    }),
  );
}

function soleRole(uses: readonly Use[]): Role | null {
  const sources = new Set(uses.map(({ source }) => source));
  const labelled = uses.find(({ isLabelled }) => isLabelled);
  const role = labelled?.roles[0];
  if (role === undefined || sources.size < FEWEST_SOURCES) return null;
  return uses.every(({ roles }) => roles.includes(role)) ? role : null;
}

function labelledUses(): [string, Use][] {
  return readCorpus(new URL("corpus.csv", import.meta.url)).flatMap(
    ({ part, chart, facts, role }) => {
      if (part !== "seen" || role === null) return [];
      const source = `labelled ${chart.split(", row ")[0]}`;
      return [[facts.name, { source, roles: [role], isLabelled: true }]];
    },
  );
}

function publicUses(): [string, Use][] {
  return readTeachingCharts()
    .filter(({ group, language }) => group === "english" || language === "en")
    .flatMap(({ source, accounts }) =>
      accounts.map(({ name, admits }): [string, Use] => [
        name,
        { source, roles: admits, isLabelled: false },
      ]),
    );
}
