import type { Minor } from "../../money/Minor.ts";
import { amountsOf, type FileRows, textsOf } from "../FileRows.ts";
import type { AccountRow } from "../rows.ts";
import { sideOfWords } from "../sections/sideOfWords.ts";

/**
 * Gives accounts without a code a unique key: the name if it is unique, else section and name ("Expenses › Other"),
 * else all headings and the name. A balance that is an asset at one date and a liability at the other is one account.
 */
export function identify(
  file: FileRows,
  accountAt: (at: number) => AccountRow,
): (at: number) => AccountRow {
  if (file.standings.length === 0 && file.columns.has("code")) return accountAt;
  // Without repeated names, half a million accounts need no second pass
  if (!hasRepeatedNames(file)) return accountAt;
  const accounts = file.rows.map((_, at) => accountAt(at));
  const uncoded = accounts
    .map((account, at) => ({ account, at }))
    .filter(({ account }) => account.code === account.name);
  const codes = new Map<number, string>();
  for (const named of Map.groupBy(uncoded, ({ account }) => account.name).values()) {
    if (named.length < 2 || (named.length === 2 && hasMoved(file, named))) continue;
    for (const [at, code] of codesOf(named)) codes.set(at, code);
  }
  return (at) => {
    const account = accounts[at] ?? accountAt(at);
    const code = codes.get(at);
    return code === undefined ? account : { ...account, code };
  };
}

function hasRepeatedNames(file: FileRows): boolean {
  const nameAt = textsOf(file, "name");
  return new Set(file.rows.map((_, at) => nameAt(at))).size < file.rows.length;
}

/** An account with the place of its row. */
type Placed = { account: AccountRow; at: number };

/** The codes of the accounts of one name, by their places. */
function codesOf(rows: readonly Placed[]): readonly (readonly [number, string])[] {
  const isOne = Map.groupBy(rows, ({ account }) => pathOf(account)).size < 2;
  const bySection = Map.groupBy(rows, ({ account }) => withSection(account));
  return [...bySection].flatMap(([section, alike]) => {
    const byPath = Map.groupBy(alike, ({ account }) => pathOf(account));
    return [...byPath].flatMap(([path, same]) => {
      const code = byPath.size < 2 ? section : path;
      const sides = new Set(same.flatMap(({ account }) => account.positiveSide ?? []));
      if (sides.size > 1)
        return same.map(({ at, account }) => [at, onSide(account, code)] as const);
      return isOne ? [] : same.map(({ at }) => [at, code] as const);
    });
  });
}

/** Without a section heading, deferred tax assets and liabilities still differ by their side. */
function onSide({ positiveSide }: AccountRow, code: string): string {
  return positiveSide ? `${code} (${positiveSide})` : code;
}

/**
 * Whether two rows with the same name are one balance that changed sides: they never have amounts at the same date, and
 * the file shows their signs. "Other" does not identify an account.
 */
function hasMoved(file: FileRows, placed: readonly Placed[]): boolean {
  if (file.fileType === "profit_loss") return false;
  const accounts = placed.map(({ account }) => account);
  const isNamed = accounts.every(({ name }) => !UNNAMED.test(name));
  const isOfOne = accounts.every(({ entity }) => entity === accounts[0]?.entity);
  const areBalances = accounts.every((account) => isBalance(file, account));
  return isNamed && isOfOne && areBalances && !isHeldTwice(file, placed);
}

const UNNAMED = /^(others?|miscellaneous|sundry|various)\b/i;

function isBalance({ fileType }: FileRows, { positiveSide, type }: AccountRow): boolean {
  if (fileType === "balance_sheet") return positiveSide !== undefined;
  return type === "" || sideOfWords(type, "balance_sheet") !== null;
}

const DATES = [
  ["currentDebit", "currentCredit", "currentBalance", "closing"],
  ["priorDebit", "priorCredit", "priorBalance", "opening"],
] as const;

/** Whether more than one of the rows has an amount at the same date. */
function isHeldTwice(file: FileRows, placed: readonly Placed[]): boolean {
  return DATES.some((fields) => {
    const columns: ((at: number) => Minor)[] = fields.map((field) => amountsOf(file, field));
    return placed.filter(({ at }) => columns.some((amountAt) => amountAt(at) !== 0n)).length > 1;
  });
}

const BETWEEN = " › ";

/** The headings above an account, or its type where there are none. */
function pathAbove({ path = [], type }: AccountRow): readonly string[] {
  return path.length === 0 && type !== "" ? [type] : path;
}

function withSection(account: AccountRow): string {
  return [...pathAbove(account).slice(0, 1), account.name].join(BETWEEN);
}

function pathOf(account: AccountRow): string {
  return [...pathAbove(account), account.name].join(BETWEEN);
}
