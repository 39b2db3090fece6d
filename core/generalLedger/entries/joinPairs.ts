import { type Amount, absolute, plus } from "../../money/Amount.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { exactAt } from "../store/LedgerLines.ts";
import { at, put } from "../store/NumberColumn.ts";
import { textAt } from "../store/TextTable.ts";
import { isTaxOn } from "./isTaxOn.ts";

/** Rows of two accounts that stand on one account of a day, on one side, with one document and one text. */
type Alike = { isToldApart: boolean; pairs: Pair[] };

/** Both sides of a row, by its first line. */
type Pair = { line: number; amount: Amount };

/** What is said on more days, or of more rows of a day, is no name of an entry: "Payment", "Bill". */
const MOST_DAYS = 3;
const MOST_ALIKE = 100;

/**
 * Puts entries of many lines together again that are written as rows of an account and its contra account,
 * in whatever order these stand: rows that share a day, a document, a text (or a party) and the side of an
 * account, where a document or a text of few days tells them from others, or where one is tax on the others. The others
 * are entries by themselves, which changes nothing but for sales tax.
 */
export function joinPairs(assembly: LedgerAssembly, days: Int32Array): void {
  const { lines, pairs } = assembly;
  const joined = new Joined();
  for (const { isToldApart, pairs: alike } of alikePairs(assembly, days)) {
    const [first] = alike;
    if (isToldApart && first) for (const pair of alike) joined.join(first.line, pair.line);
    else if (alike.length <= MOST_ALIKE) joinTaxed(alike, joined);
  }
  for (const line of pairs) {
    const number = at(lines.number, joined.firstOf(line));
    put(lines.number, line, number);
    put(lines.number, line + 1, number);
  }
}

function alikePairs(assembly: LedgerAssembly, days: Int32Array): Iterable<Alike> {
  const { lines, pairs } = assembly;
  const byKey = new Map<string, Alike>();
  const daysOf = daysOfTexts(assembly, days);
  for (const first of pairs) {
    const document = textAt(lines.texts, at(lines.document, first));
    const text = textAt(lines.texts, at(lines.text, first));
    const name = text === "" ? textAt(lines.texts, at(lines.party, first)) : text;
    if (document === "" && name === "") continue;
    const isOfFewDays = text !== "" && (daysOf.get(text)?.size ?? 0) <= MOST_DAYS;
    const isToldApart = document !== "" || isOfFewDays;
    const amount = absolute(exactAt(lines, first));
    for (const line of [first, first + 1]) {
      const side = exactAt(lines, line) < 0 ? "C" : "D";
      const place = [days[at(lines.date, line)], at(lines.account, line), at(lines.journal, line)];
      const key = [side, ...place, document, name].join("\u0000");
      const alike = byKey.get(key);
      const pair = { line: first, amount };
      if (alike) alike.pairs.push(pair);
      else byKey.set(key, { isToldApart, pairs: [pair] });
    }
  }
  return byKey.values();
}

/** On which days each text stands, as far as there are few of them. */
function daysOfTexts({ lines, pairs }: LedgerAssembly, days: Int32Array): Map<string, Set<number>> {
  const daysOf = new Map<string, Set<number>>();
  for (const line of pairs) {
    const text = textAt(lines.texts, at(lines.text, line));
    const known = daysOf.get(text) ?? new Set();
    if (known.size <= MOST_DAYS) known.add(days[at(lines.date, line)] ?? 0);
    daysOf.set(text, known);
  }
  return daysOf;
}

/** Joins what is tax on another row, or on all others together. */
function joinTaxed(alike: readonly Pair[], joined: Joined): void {
  let total: Amount = 0;
  for (const { amount } of alike) total = plus(total, amount);
  for (const tax of alike) {
    if (isTaxOn(tax.amount, Number(total) - Number(tax.amount)))
      for (const pair of alike) joined.join(tax.line, pair.line);
    for (const base of alike)
      if (isTaxOn(tax.amount, base.amount)) joined.join(tax.line, base.line);
  }
}

/** Which rows are one entry, by the first line of each: known by the first of them in the file. */
class Joined {
  private readonly before = new Map<number, number>();

  join(one: number, other: number): void {
    const [first, second] = [this.firstOf(one), this.firstOf(other)];
    if (first !== second) this.before.set(Math.max(first, second), Math.min(first, second));
  }

  firstOf(line: number): number {
    let first = line;
    for (let next = this.before.get(first); next !== undefined; next = this.before.get(first))
      first = next;
    return first;
  }
}
