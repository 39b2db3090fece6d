import { nationalCharts } from "../../core/classify/national/nationalCharts.ts";
import { numberOf } from "../../core/classify/national/numberOf.ts";
import type { PublicAccount, PublicChart } from "./readPublicCharts.ts";

/** Fewer digits are a class or a group, not an account. */
const FEWEST = 3;

/**
 * Tells of an account of a national chart whether another author has its number, or one that begins with it,
 * and all who have admit a role in common: capital that one author types as a liability and another as
 * equity says nothing of a reading.
 */
export function typedAlike(
  charts: readonly PublicChart[],
): (chart: PublicChart, account: PublicAccount) => boolean {
  const byBeginning = new Map<string, OfSource[]>();
  for (const chart of charts) {
    for (const account of chart.accounts) {
      const own = numberIn(chart, account);
      for (let length = FEWEST; length <= own.length; length += 1) {
        const key = `${chart.group} ${own.slice(0, length)}`;
        const its = byBeginning.get(key) ?? [];
        its.push({ source: chart.source, account });
        byBeginning.set(key, its);
      }
    }
  }
  return (chart, account) => {
    const its = byBeginning.get(`${chart.group} ${numberIn(chart, account)}`) ?? [];
    const others = its.filter(({ source }) => source !== chart.source);
    return others.length > 0 && others.every((other) => isAlike(account, other.account));
  };
}

type OfSource = { source: string; account: PublicAccount };

/** A number without the zeros that a program puts behind it. */
function numberIn({ group }: PublicChart, { code }: PublicAccount): string {
  const digits = nationalCharts.find(({ id }) => id === group)?.digits;
  const number = numberOf(code, digits);
  return digits === undefined ? number.replace(/0+$/, "") : number;
}

function isAlike(one: PublicAccount, other: PublicAccount): boolean {
  return one.admits.some((role) => other.admits.includes(role));
}
