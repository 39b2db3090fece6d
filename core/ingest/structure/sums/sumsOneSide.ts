import type { Printed } from "./FigureRow.ts";
import { addsUp } from "./matchRun.ts";
import type { ReductionState } from "./ReductionState.ts";

/** Reports for readers have fewer rows. */
const MOST_ON_SIDES = 300;

/**
 * Whether a row is the total of one side of a result above it: "Total income" below a result of income and costs equals
 * everything that was added, or everything deducted. Rows outside all sums may be on either side.
 */
export function sumsOneSide({ nodes, items, options }: ReductionState, printed: Printed): boolean {
  const summed = nodes.flatMap(({ isSum, leaves }) => (isSum ? leaves : []));
  if (options.fileType !== "profit_loss" || summed.length > MOST_ON_SIDES) return false;
  const open = nodes.flatMap(({ isSum, values }) => (isSum ? [] : [values]));
  return ([1, -1] as const).some((side) => {
    const own = summed
      .filter(({ sign }) => sign === side)
      .map(({ item }) => items[item]?.amounts?.map((amount) => amount ?? 0n) ?? []);
    const isOfBoth = own.length > 1 && own.length < summed.length;
    return isOfBoth && (addsUp(own, printed) || addsUp([...own, ...open], printed));
  });
}
