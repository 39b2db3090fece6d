/**
 * What a mark before a name says, as statements in Portuguese and Spanish have it: "(=) Lucro bruto" is a sum,
 * "(-) Despesas" is taken off and "(+) Outras receitas" added. Null without one, and for "(+/-)".
 */
export function markOfRow(label: string): "sum" | "added" | "taken_off" | null {
  const mark = MARK.exec(label.slice(0, LONGEST))?.[1];
  if (mark === undefined) return BARE_SUM.test(label.slice(0, LONGEST)) ? "sum" : null;
  if (mark === "=") return "sum";
  return mark === "+" ? "added" : "taken_off";
}

const LONGEST = 40;
const MARK = /^\s*\(\s?([=+\u2212\u2013-])\s?\)\s?\p{L}/u;
const BARE_SUM = /^\s*=\s?\p{L}[^(]*$/u;
