import fc from "fast-check";
import { expect, test } from "vitest";
import { type Amount, plus } from "../../money/Amount.ts";
import { type Contribution, Contributions } from "./Contributions.ts";

const BEYOND = 2n ** 60n;
const amounts = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(BEYOND, -BEYOND));
const contribution = fc.record({
  cell: fc.nat(3),
  entry: fc.nat(20),
  amount: amounts,
  isEstimated: fc.boolean(),
});

test("each cell has one contribution an entry, in the order of entries, and none that comes to nil", () => {
  fc.assert(
    fc.property(fc.array(contribution, { maxLength: 200 }), (given) => {
      const kept = new Contributions();
      for (const { cell, entry, amount, isEstimated } of given)
        kept.add(cell, entry, amount, isEstimated);
      const cells = kept
        .byCell(4)
        .map(({ count, at }) => Array.from({ length: count }, (_, k) => at(k)));
      expect(cells).toEqual(
        [0, 1, 2, 3].map((cell) => joined(given.filter((one) => one.cell === cell))),
      );
    }),
  );
});

function joined(given: readonly Contribution[]): Contribution[] {
  const byEntry = new Map<number, { amount: Amount; isEstimated: boolean }>();
  for (const { entry, amount, isEstimated } of given) {
    const known = byEntry.get(entry);
    byEntry.set(entry, {
      amount: plus(known?.amount ?? 0, amount),
      isEstimated: isEstimated || known?.isEstimated === true,
    });
  }
  return [...byEntry]
    .map(([entry, known]) => ({ entry, ...known }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => one.entry - other.entry);
}
