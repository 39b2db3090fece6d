import { absolute, type Minor } from "../../../money/Minor.ts";
import type { Nature } from "../../../roles/roles.ts";
import { sideOfWords } from "../../sections/sideOfWords.ts";
import type { StatementItem } from "../StatementItem.ts";

/**
 * Whether a profit and loss writes income as negative, so that its sums are debits. Labels with a side show it, and the
 * form: income comes first, and most rows are costs. Null where these contradict each other; a single reversed cost may
 * be larger than the rest.
 */
export function isUpsideDown(
  items: readonly StatementItem[],
  signs: ReadonlyMap<number, 1 | -1>,
  natureAt: (at: number) => Nature | null,
): boolean | null {
  const rows = [...signs].flatMap(([at, sign]): Row[] => {
    const { label = "", amounts = null } = items[at] ?? {};
    const amount = (amounts ?? []).reduce<Minor>((sum, value) => sum + (value ?? 0n), 0n);
    const side = natureAt(at) ?? sideOfWords(label, "profit_loss");
    return amount === 0n ? [] : [{ side, sign, amount }];
  });
  const words = saidByWords(rows);
  const added = rows.map(({ sign, amount }) => BigInt(sign) * amount);
  const first = sideOf(added[0]);
  const most = -Math.sign(added.reduce((sum, amount) => sum + sideOf(amount), 0));
  if (words > 0) return first < 0 && most < 0 ? null : false;
  if (words < 0) return most < 0 ? true : null;
  return first < 0 && most < 0 ? null : false;
}

type Row = { side: Nature | null; sign: 1 | -1; amount: Minor };

/** The majority of three tests: the largest amounts, the most rows, and the first row. Positive: income is positive. */
function saidByWords(rows: readonly Row[]): number {
  const takesOff = rows.some(({ sign }) => sign === -1);
  const weights = rows.flatMap(({ side, sign, amount }) => {
    if (side === null) return [];
    const size = absolute(amount);
    // A deducted row is on the other side, whatever its sign: costs or income may have been reversed
    if (side === "income") return sign === -1 ? -size : takesOff ? size : amount;
    return sign === -1 ? size : -amount;
  });
  const total = weights.reduce<Minor>((sum, weight) => sum + weight, 0n);
  const count = weights.reduce((sum, weight) => sum + sideOf(weight), 0);
  return sideOf(total) + Math.sign(count) + sideOf(weights[0]);
}

function sideOf(amount: Minor = 0n): number {
  return amount === 0n ? 0 : amount > 0n ? 1 : -1;
}
