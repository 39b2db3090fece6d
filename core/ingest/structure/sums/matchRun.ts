import type { Minor } from "../../../money/Minor.ts";

/** What is added and what taken off in a run of nodes; null where no way gives the printed figure. */
export type Signs = readonly (1 | -1)[];

type Printed = readonly (Minor | null)[];
type Values = readonly (readonly Minor[])[];

/** More parts than these are not searched for what is taken off. */
const MOST_SEARCHED = 8;

/** Whether the values add up to what is printed, in every column that prints something. */
export function addsUp(values: Values, printed: Printed, slack: Minor = 0n): boolean {
  return printed.every((wanted, column) => {
    if (wanted === null) return true;
    const total = values.reduce((sum, value) => sum + (value[column] ?? 0n), 0n);
    return isWithin(total - wanted, slack);
  });
}

/**
 * Finds which values are taken off so that the rest comes to what is printed: those that are
 * guessed, those behind some place ("Income less all costs"), or the one choice there is; not
 * against what words tell.
 */
export function findSigns(
  values: Values,
  printed: Printed,
  guess: Signs,
  {
    isTotal,
    slack,
    isAllowed,
  }: { isTotal: boolean; slack: Minor; isAllowed: (signs: Signs) => boolean },
): Signs | null {
  if (signedAddsUp(values, guess, printed, slack) && isAllowed(guess)) return guess;
  const kept = keptBeforeRest(values, printed, slack);
  const lessRest = kept && values.map((_, at): 1 | -1 => (at < kept ? 1 : -1));
  if (lessRest && isAllowed(lessRest)) return lessRest;
  // Among a few small figures some choice comes to any other: only a total's words are worth looking for it
  const only = isTotal && slack === 0n ? onlyChoice(values, printed) : null;
  return only && isAllowed(only) ? only : null;
}

/** How many values are kept where the rest, taken off them, gives what is printed; null where no number does. */
export function keptBeforeRest(values: Values, printed: Printed, slack: Minor): number | null {
  const columns = printed.flatMap((wanted, column) =>
    wanted === null ? [] : [{ wanted, column }],
  );
  // Some less the rest is twice those less all: one way down the values tries every place
  const off = columns.map(({ wanted, column }) => {
    const all = values.reduce((sum, value) => sum + (value[column] ?? 0n), 0n);
    return -wanted - all;
  });
  for (let kept = 1; kept < values.length; kept += 1) {
    const value = values[kept - 1];
    columns.forEach(({ column }, at) => {
      off[at] = (off[at] ?? 0n) + 2n * (value?.[column] ?? 0n);
    });
    if (off.every((one) => isWithin(one, slack))) return kept;
  }
  return null;
}

/** Whether values, some of them taken off, come to what is printed in every column that prints something. */
export function signedAddsUp(
  values: Values,
  signs: Signs,
  printed: Printed,
  slack: Minor,
): boolean {
  return printed.every((wanted, column) => {
    if (wanted === null) return true;
    const total = values.reduce((sum, value, at) => {
      const amount = value[column] ?? 0n;
      return signs[at] === -1 ? sum - amount : sum + amount;
    }, 0n);
    return isWithin(total - wanted, slack);
  });
}

function isWithin(off: Minor, slack: Minor): boolean {
  return off <= slack && -off <= slack;
}

/** The one way to take off some of the values; null where there is none, or more than one. */
function onlyChoice(values: Values, printed: Printed): Signs | null {
  const moving = values.flatMap((value, at) => (value.some((amount) => amount !== 0n) ? [at] : []));
  if (moving.length > MOST_SEARCHED || moving.length < 2) return null;
  let only: Signs | null = null;
  for (let choice = 1; choice < 2 ** moving.length; choice += 1) {
    const off = new Set(moving.filter((_, bit) => (choice >> bit) & 1));
    const signs = values.map((_, at) => (off.has(at) ? -1 : 1));
    if (!signedAddsUp(values, signs, printed, 0n)) continue;
    if (only !== null) return null;
    only = signs;
  }
  return only;
}
