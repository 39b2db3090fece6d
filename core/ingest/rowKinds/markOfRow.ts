/**
 * The meaning of a mark before a label, as in Portuguese and Spanish statements: "(=) Lucro bruto" is a sum, "(-)
 * Despesas" is deducted, "(+) Outras receitas" is added. Null without a mark, and for "(+/-)".
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
