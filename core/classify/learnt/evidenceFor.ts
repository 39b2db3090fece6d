import { type Role, roleIds } from "../../roles/roles.ts";
import learntWeights from "./learntWeights.json" with { type: "json" };

/** How much speaks for each role, as the logarithm of its odds. */
export type Evidence = ReadonlyMap<Role, number>;

/**
 * What each cue says for or against the roles it was met with in the labelled charts, in hundredths of
 * a logarithm of odds: pairs of the role's place in `roleIds` and its weight. `npm run learn` writes it.
 */
type LearntWeights = Readonly<Record<string, readonly number[]>>;

const weights = new Map<string, readonly number[]>(Object.entries(learntWeights as LearntWeights)); // the shape its writer gives it

/** What the cues of an account say, by what was learnt, of each role among those allowed. */
export function evidenceFor(
  cues: readonly string[],
  isAllowed: (role: Role) => boolean,
): Map<Role, number> {
  const sums = new Array<number>(roleIds.length).fill(0);
  for (const cue of cues) addWeights(sums, weights.get(cue) ?? []);
  const evidence = new Map<Role, number>();
  roleIds.forEach((role, at) => {
    if (isAllowed(role)) evidence.set(role, (sums[at] ?? 0) / 100);
  });
  return evidence;
}

/** Whether any word of the name was met before: where an account stands alone tells no role. */
export function saysSomething(cues: readonly string[]): boolean {
  return cues.some((cue) => cue.startsWith("word ") && weights.has(cue));
}

function addWeights(sums: number[], pairs: readonly number[]): void {
  for (let at = 0; at < pairs.length; at += 2) {
    const role = pairs[at] ?? 0;
    sums[role] = (sums[role] ?? 0) + (pairs[at + 1] ?? 0);
  }
}
