import type { Minor } from "../../money/Minor.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { amountAt } from "../store/LedgerLines.ts";
import { at } from "../store/NumberColumn.ts";
import { textAt } from "../store/TextTable.ts";
import { type AccountSides, groupOf, joinGroups } from "./AccountSides.ts";
import { isReversedAt, signCombinations, sumWithSigns } from "./signCombinations.ts";

/** More accounts in an entry have too many ways to balance. */
const MOST_ACCOUNTS = 8;
/** So often the entries that balance in several ways are read again. */
const MOST_PASSES = 4;

/** Joins the accounts of which entries say how they stand to each other: in every entry debits equal credits. */
export function joinByEntries(
  sides: AccountSides,
  assembly: LedgerAssembly,
  dates: Int32Array,
): void {
  let left = likelyEntries(assembly, dates)
    .map((entry) => [...entry].filter(([, amount]) => amount !== 0n))
    .filter(({ length }) => length >= 2 && length <= MOST_ACCOUNTS);
  // Entries that balance in several ways are read again with what the others said
  for (let pass = 0; pass < MOST_PASSES && left.length > 0; pass += 1)
    left = left.filter((entry) => !joinAccounts(sides, entry));
}

/** What was posted to each account. */
type Movements = Map<number, Minor>;
type Movement = readonly [account: number, amount: Minor];

/**
 * The amounts by account of rows that share kind, number and day, and of those that share their text
 * too: where rows have no numbers, only their texts keep the entries of a day apart.
 */
function likelyEntries({ lines }: LedgerAssembly, dates: Int32Array): Movements[] {
  const [byNumber, byText] = [new Map<string, Movements>(), new Map<string, Movements>()];
  const textOf = (column: "document" | "text" | "entryText", line: number) =>
    textAt(lines.texts, at(lines[column], line));
  for (let line = 0; line < lines.row.length; line += 1) {
    const [account, amount] = [at(lines.account, line), amountAt(lines, line)];
    const number = at(lines.number, line);
    const day = dates[at(lines.date, line)] ?? 0;
    const key = `${at(lines.journal, line)} ${number} ${day} ${textOf("document", line)}`;
    post(byNumber, key, account, amount);
    const text = `${textOf("text", line)}\0${textOf("entryText", line)}`;
    if (text !== "\0") post(byText, `${key}\0${text}`, account, amount);
  }
  return [...byNumber.values(), ...byText.values()];
}

function post(entries: Map<string, Movements>, key: string, account: number, amount: Minor): void {
  const entry = entries.get(key) ?? new Map<number, Minor>();
  entries.set(key, entry);
  entry.set(account, (entry.get(account) ?? 0n) + amount);
}

/** Whether an entry has said all it can: one that balances in one way only says how its accounts stand. */
function joinAccounts(sides: AccountSides, entry: readonly Movement[]): boolean {
  const [first, ...others] = entry;
  if (first === undefined) return true;
  const amounts = others.map(([, amount]) => amount);
  const ways = signCombinations(
    others.length,
    (way) => first[1] + sumWithSigns(amounts, way) === 0n,
  );
  const [only, other] = ways.length < 2 ? ways : ways.filter((way) => agrees(sides, entry, way));
  if (only === undefined || other !== undefined) return ways.length === 0;
  for (const [place, [account]] of others.entries())
    joinGroups(sides, first[0], account, isReversedAt(only, place));
  return true;
}

/** Whether the accounts that are known to stand on one side or on two stand so in this way, too. */
function agrees(sides: AccountSides, entry: readonly Movement[], way: number): boolean {
  const turns = new Map<number, boolean>();
  return entry.every(([account], place) => {
    const { first, isOther } = groupOf(sides, account);
    const turn = isOther !== (place > 0 && isReversedAt(way, place - 1));
    const known = turns.get(first) ?? turn;
    turns.set(first, known);
    return known === turn;
  });
}
