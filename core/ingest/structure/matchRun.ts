import type { Minor } from "../../money/Minor.ts";

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
    const off = total - wanted;
    return off <= slack && -off <= slack;
  });
}

/**
 * Finds which values are taken off so that the rest comes to what is printed: those that are
 * guessed, those behind some place ("Income less all costs"), or the one choice there is.
 */
export function findSigns(
  values: Values,
  printed: Printed,
  guess: Signs,
  { isTotal, slack }: { isTotal: boolean; slack: Minor },
): Signs | null {
  const tried: Signs[] = [guess];
  for (let kept = 1; kept < values.length; kept += 1) {
    tried.push(values.map((_, at) => (at < kept ? 1 : -1)));
  }
  const found = tried.find((signs) => addsUp(withSigns(values, signs), printed, slack));
  // Among a few small figures some choice comes to any other: only a total's words are worth looking for it
  return found ?? (isTotal && slack === 0n ? onlyChoice(values, printed) : null);
}

function withSigns(values: Values, signs: Signs): Values {
  return values.map((value, at) => (signs[at] === -1 ? value.map((amount) => -amount) : value));
}

/** The one way to take off some of the values; null where there is none, or more than one. */
function onlyChoice(values: Values, printed: Printed): Signs | null {
  const moving = values.flatMap((value, at) => (value.some((amount) => amount !== 0n) ? [at] : []));
  if (moving.length > MOST_SEARCHED || moving.length < 2) return null;
  let only: Signs | null = null;
  for (let choice = 1; choice < 2 ** moving.length; choice += 1) {
    const off = new Set(moving.filter((_, bit) => (choice >> bit) & 1));
    const signs = values.map((_, at) => (off.has(at) ? -1 : 1));
    if (!addsUp(withSigns(values, signs), printed)) continue;
    if (only !== null) return null;
    only = signs;
  }
  return only;
}
