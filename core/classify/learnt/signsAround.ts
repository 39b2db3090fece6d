import { type Role, roleDefinition } from "../../roles/roles.ts";

/** What the accounts around tell of a reading by what they are read as themselves. */
export const signIdsAround = ["nextAlike", "nearAlike", "run"] as const;

export type SignsAround = Readonly<Record<(typeof signIdsAround)[number], number>>;

/** Where accounts stand in no order by kind, or a dictionary reads their names, those around tell nothing. */
export const NOTHING_AROUND: SignsAround = { nextAlike: 0, nearAlike: 0, run: 0 };

/**
 * For each account in the order of a chart, the share of the two next to it and of the four on either side that
 * are read as the same role, and how many accounts one behind the other are of its nature, as a logarithm: charts
 * have all that is of one kind together, and a name that is misread seldom stands among others misread alike.
 */
export function signsAround(roles: readonly (Role | null)[]): SignsAround[] {
  const runs = lengthsOfRuns(roles);
  return roles.map((role, at) => ({
    nextAlike: role === null ? 0 : countAlike(roles, at, 1) / 2,
    nearAlike: role === null ? 0 : countAlike(roles, at, NEAR) / (2 * NEAR),
    run: Math.log(1 + (runs[at] ?? 0)),
  }));
}

const NEAR = 4;

function countAlike(roles: readonly (Role | null)[], at: number, reach: number): number {
  const those = roles.slice(Math.max(0, at - reach), at + reach + 1);
  return those.filter((each) => each === roles[at]).length - 1;
}

/** How many accounts before and after each, without a gap, are of its nature. */
function lengthsOfRuns(roles: readonly (Role | null)[]): number[] {
  const natures = roles.map((role) => (role === null ? null : roleDefinition(role).nature));
  const starts = natures.flatMap((nature, at) => (nature === natures[at - 1] ? [] : [at]));
  return starts.flatMap((from, place) => {
    const length = (starts[place + 1] ?? natures.length) - from;
    return Array.from({ length }, () => length - 1);
  });
}
