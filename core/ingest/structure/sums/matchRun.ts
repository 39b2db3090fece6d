import type { Minor } from "../../../money/Minor.ts";

/** The signs in a run of nodes; null where no combination gives the printed figure. */
export type Signs = readonly (1 | -1)[];

type Printed = readonly (Minor | null)[];
type Values = readonly (readonly Minor[])[];

/** With more parts, combinations are not searched. */
const MOST_SEARCHED = 8;

/** Whether the values add up to the printed figures in every column. */
export function addsUp(values: Values, printed: Printed, slack: Minor = 0n): boolean {
  return printed.every((wanted, column) => {
    if (wanted === null) return true;
    const total = values.reduce((sum, value) => sum + (value[column] ?? 0n), 0n);
    return isWithin(total - wanted, slack);
  });
}

/**
 * Finds which values are deducted so that the rest equals the printed figures: the guessed ones, all after some place
 * ("Income less all costs"), or the only combination that matches. Labels must not contradict it.
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
  // Among a few small figures, combinations match by chance, so only totals by label are searched
  const only = isTotal && slack === 0n ? onlyChoice(values, printed) : null;
  return only && isAllowed(only) ? only : null;
}

/** The number of leading values that less the rest give the printed figures; null where there is none. */
export function keptBeforeRest(values: Values, printed: Printed, slack: Minor): number | null {
  const columns = printed.flatMap((wanted, column) =>
    wanted === null ? [] : [{ wanted, column }],
  );
  // Leading values less the rest = twice those − all, so one pass tests every place
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

/** Whether the values with these signs add up to the printed figures in every column. */
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

/** The only combination of deductions that matches; null where there is none or several. */
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
