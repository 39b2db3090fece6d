import type { FileType } from "../../fileTypes.ts";
import { namesSide } from "../../sections/sideOfWords.ts";
import { parentsBeforeParts } from "../order/parentsBeforeParts.ts";
import type { StatementItem } from "../StatementItem.ts";
import type { Reading } from "./chooseReading.ts";

/** With a single date, an account may equal two others by chance. */
const FEWEST_AT_ONE_DATE = 2;

/**
 * Finds accounts that equal the sum of the rows directly below: they may be subtotals counted with their parts. Not in
 * doubt: accounts within a printed total, and rows below the result (basic and diluted earnings per share may be
 * equal).
 */
export function sumsInDoubt(
  ordered: readonly StatementItem[],
  { items, reading }: { items: readonly StatementItem[]; reading: Reading },
  fileType: FileType,
): readonly StatementItem[] {
  const isCounted = (at: number) => reading.end === null || at <= reading.end.item;
  const counted = [...reading.reduction.paths.keys()].filter(isCounted);
  const accounts = new Set(counted.map((at) => items[at]?.at));
  const proved = new Set(provedIn(items, reading).map((at) => items[at]?.at));
  const several = parentsBeforeParts(ordered, 2, fileType);
  const single = parentsBeforeParts(ordered, 1, fileType);
  const isOpen = ({ at }: StatementItem) => accounts.has(at) && !proved.has(at);
  const named = ordered.filter(
    (item, place) => isOpen(item) && single.has(place) && namesSide(item.label),
  );
  // The first income always equals costs plus profit
  const first =
    fileType === "profit_loss" ? ordered.find(({ amounts }) => amounts !== null) : undefined;
  const others = ordered.filter(
    (item, place) => isOpen(item) && several.has(place) && item !== first && !named.includes(item),
  );
  const isTwice = others.some(({ amounts }) => (amounts ?? []).filter(Boolean).length > 1);
  const isChance = !isTwice && named.length + others.length < FEWEST_AT_ONE_DATE;
  return isChance ? named : [...named, ...others];
}

/** The accounts within totals that are totals by label. */
function provedIn(items: readonly StatementItem[], { agreeing }: Reading): readonly number[] {
  return agreeing
    .filter(({ item, parts }) => parts > 1 && items[item]?.words !== "plain")
    .flatMap(({ node }) => node.leaves.map(({ item }) => item));
}
