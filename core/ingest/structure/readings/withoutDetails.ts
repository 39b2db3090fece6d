import { isBeneathProfit } from "../../rowKinds/isBeneathProfit.ts";
import type { StatementItem } from "../StatementItem.ts";

/** Labels of details that repeat a part of the row above. In the Chinese form, details may lack these words. */
const OF_WHICH =
  /^(?:其中|利息(?:费用|支出|收入)$|对联营企业和合营企业的投资收益|以摊余成本计量的金融资产终止确认|非流动资产处置(?:利得|损失|收益)|(?:of which|thereof|davon|darunter|dont|di cui|waarvan|varav|herav|de los cuales|dos quais|w tym)(?![\p{L}\p{N}]))/iu;
/** Marks that continue the report: "加：", "二、", "（一）". */
const GOES_ON = /^(?:[加减減][:：]|[一二三四五六七八九十]{1,3}[、.．]|[（(])/u;

/** Mandatory rows of a Chinese profit and loss, which are no details. */
const OF_LAW =
  /^(?:营业外|税金及附加|销售费用|管理费用|研发费用|财务费用|资产减值|信用减值|投资收益|公允价值|净敞口|资产处置|所得税费用)/u;

const MOST_DETAILS = 10;
/** The maximum number of combinations to try. */
const MOST_CHOICES = 64;

/** The start of details, and their maximum number. */
type Details = { from: number; most: number };

/**
 * Variants of the rows without details ("of which interest") and possibly rows after them, which may be details of the
 * same row: first without all possible details, then without the named row only, then increasing numbers. Empty where
 * no label names details.
 */
export function withoutDetails(items: readonly StatementItem[]): (readonly StatementItem[])[] {
  const groups = items.flatMap(({ label }, from): Details[] =>
    OF_WHICH.test(label) && !isBeneathProfit(label) ? [{ from, most: reach(items, from) }] : [],
  );
  if (groups.length === 0) return [];
  const ways = groups.reduce((count, { most }) => count * most, 1);
  const single = groups.map(({ from }) => ({ from, most: 1 }));
  return [
    rowsOf(groups),
    rowsOf(single),
    ...(ways > MOST_CHOICES ? [] : choices(groups).toSorted((one, other) => one.size - other.size)),
  ].map((left) => items.filter((_, at) => !left.has(at)));
}

/** The number of rows that may be details: up to the next sum or the start of something else. */
function reach(items: readonly StatementItem[], from: number): number {
  const end = items.findIndex(
    ({ label, words }, at) =>
      at > from &&
      (words !== "plain" || [OF_WHICH, GOES_ON, OF_LAW].some((pattern) => pattern.test(label))),
  );
  return Math.min((end < 0 ? items.length : end) - from, MOST_DETAILS);
}

function rowsOf(groups: readonly Details[]): Set<number> {
  return new Set(
    groups.flatMap(({ from, most }) => Array.from({ length: most }, (_, at) => from + at)),
  );
}

function choices(groups: readonly Details[]): Set<number>[] {
  return groups.reduce<Set<number>[]>(
    (chosen, { from, most }) =>
      chosen.flatMap((left) =>
        Array.from(
          { length: most },
          (_, more) => new Set([...left, ...rowsOf([{ from, most: more + 1 }])]),
        ),
      ),
    [new Set()],
  );
}
