import type { Minor } from "../money/Minor.ts";
import { amountsOf, type FileRows, textsOf } from "./FileRows.ts";
import type { AccountRow } from "./rows.ts";
import { sideOfWords } from "./structure/sideOfWords.ts";

/**
 * Tells accounts without a code apart: by their name where it stands once in the file, else by the
 * section and the name ("Expenses › Other"), and by all headings where that is not enough. A balance
 * that changed sides, and stands among the assets of one date and among the liabilities of the
 * other, is one account.
 */
export function identify(
  file: FileRows,
  accountAt: (at: number) => AccountRow,
): (at: number) => AccountRow {
  if (file.standings.length === 0 && file.columns.has("code")) return accountAt;
  // Half a million accounts are not made twice where no name stands twice
  if (!hasRepeatedNames(file)) return accountAt;
  const accounts = file.rows.map((_, at) => accountAt(at));
  const repeated = new Map<string, number[]>();
  const first = new Map<string, number>();
  accounts.forEach(({ code, name }, at) => {
    if (code !== name) return;
    const known = first.get(name);
    if (known === undefined) first.set(name, at);
    else repeated.set(name, [...(repeated.get(name) ?? [known]), at]);
  });
  if (repeated.size === 0) return (at) => accounts[at] ?? accountAt(at);
  const codes = new Map<number, string>();
  for (const places of repeated.values()) {
    if (places.length === 2 && hasMoved(file, places, accounts)) continue;
    for (const [at, code] of codesOf(places, accounts)) codes.set(at, code);
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

/** The codes of the accounts of one name. */
function codesOf(
  places: readonly number[],
  accounts: readonly AccountRow[],
): readonly (readonly [number, string])[] {
  const rows = places.flatMap((at) => {
    const account = accounts[at];
    return account ? [{ at, account }] : [];
  });
  const isOne = new Set(rows.map(({ account }) => pathOf(account))).size < 2;
  return rows.flatMap(({ at, account }) => {
    const alike = rows.filter((row) => withSection(row.account) === withSection(account));
    const isEnough = new Set(alike.map((row) => pathOf(row.account))).size < 2;
    const code = isEnough ? withSection(account) : pathOf(account);
    const same = alike.filter((row) => pathOf(row.account) === pathOf(account));
    const sides = new Set(same.flatMap((row) => row.account.positiveSide ?? []));
    if (sides.size > 1) return [[at, onSide(account, code)] as const];
    return isOne ? [] : [[at, code] as const];
  });
}

/** Beneath no heading of its own, a deferred tax among assets is still another than the one owed. */
function onSide({ positiveSide }: AccountRow, code: string): string {
  return positiveSide ? `${code} (${positiveSide})` : code;
}

/**
 * Whether two rows of a name are one balance that stands elsewhere at the other date: it has never two
 * balances at once, and the file says how each is signed. "Other" names no account.
 */
function hasMoved(
  file: FileRows,
  places: readonly number[],
  accounts: readonly AccountRow[],
): boolean {
  if (file.fileType === "profit_loss") return false;
  const rows = places.flatMap((at) => accounts[at] ?? []);
  const isNamed = rows.every(({ name }) => !UNNAMED.test(name));
  const isOfOne = rows.every(({ entity }) => entity === rows[0]?.entity);
  return (
    isNamed && isOfOne && rows.every((row) => isBalance(file, row)) && !isHeldTwice(file, places)
  );
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

/** Whether at some date more than one of the rows holds an amount. */
function isHeldTwice(file: FileRows, places: readonly number[]): boolean {
  return DATES.some((fields) => {
    const columns: ((at: number) => Minor)[] = fields.map((field) => amountsOf(file, field));
    return places.filter((at) => columns.some((amountAt) => amountAt(at) !== 0n)).length > 1;
  });
}

const BETWEEN = " › ";

/** The section, or the type where no heading stands above. */
function pathAbove({ path = [], type }: AccountRow): readonly string[] {
  return path.length === 0 && type !== "" ? [type] : path;
}

function withSection(account: AccountRow): string {
  return [...pathAbove(account).slice(0, 1), account.name].join(BETWEEN);
}

function pathOf(account: AccountRow): string {
  return [...pathAbove(account), account.name].join(BETWEEN);
}
