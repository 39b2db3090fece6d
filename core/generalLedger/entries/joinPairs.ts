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

/** What is said on more days, of other accounts each time, is no name of an entry: "Payment", "Bill". */
const MOST_DAYS = 3;
/** Nor is what is said of more rows of a day. */
const MOST_ALIKE = 100;

/**
 * Puts entries of many lines together again that are written as rows of an account and its contra account,
 * in whatever order these stand: rows that share a day, a document, a text (or a party) and the side of an
 * account, where a document, a text of few days or one that has the same accounts each time tells them from
 * others, or where one is tax on the others. The rest are entries by themselves, which changes nothing but
 * for sales tax.
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
  const names = namesOfEntries(assembly, days);
  for (const first of pairs) {
    const document = textAt(lines.texts, at(lines.document, first));
    const text = textAt(lines.texts, at(lines.text, first));
    const name = text === "" ? textAt(lines.texts, at(lines.party, first)) : text;
    if (document === "" && name === "") continue;
    const isToldApart = document !== "" || names.has(text);
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

/** The texts that name an entry: those of few days, and those with the same rows on each, such as an instalment. */
function namesOfEntries({ lines, pairs }: LedgerAssembly, days: Int32Array): Set<string> {
  const rowsOf = new Map<string, Map<number, string[]>>();
  for (const line of pairs) {
    const text = textAt(lines.texts, at(lines.text, line));
    if (text === "") continue;
    const byDay = rowsOf.get(text) ?? new Map<number, string[]>();
    rowsOf.set(text, byDay);
    const day = days[at(lines.date, line)] ?? 0;
    const rows = byDay.get(day);
    const row = `${at(lines.account, line)} ${at(lines.account, line + 1)}`;
    if (rows) rows.push(row);
    else byDay.set(day, [row]);
  }
  const isName = (byDay: ReadonlyMap<number, readonly string[]>) =>
    byDay.size <= MOST_DAYS || new Set(Array.from(byDay.values(), asOneText)).size === 1;
  return new Set([...rowsOf].filter(([, byDay]) => isName(byDay)).map(([text]) => text));
}

/** The rows of a day whatever their order. */
function asOneText(rows: readonly string[]): string {
  return [...rows].sort().join("\u0000");
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
