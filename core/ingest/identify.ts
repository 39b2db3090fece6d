import type { FileRows } from "./FileRows.ts";
import type { AccountRow } from "./rows.ts";

/**
 * Tells accounts without a code apart: by their name where it stands once in the file, else by the
 * section and the name ("Expenses › Other"), and by all headings where that is not enough.
 */
export function identify(
  file: FileRows,
  accountAt: (at: number) => AccountRow,
): (at: number) => AccountRow {
  if (file.standings.length === 0) return accountAt;
  const accounts = file.rows.map((_, at) => accountAt(at));
  const isNamed = ({ code, name }: AccountRow) => code === name;
  const byName = counted(accounts.filter(isNamed).map(({ name }) => name));
  const repeated = new Set(
    accounts.filter((account) => isNamed(account) && (byName.get(account.name) ?? 0) > 1),
  );
  const bySection = new Map<string, Set<string>>();
  for (const account of repeated) {
    const key = withSection(account);
    bySection.set(key, (bySection.get(key) ?? new Set()).add(pathOf(account)));
  }
  const sides = sidesOf(repeated);
  return (at) => {
    const account = accounts[at] ?? accountAt(at);
    if (!repeated.has(account)) return account;
    const isEnough = (bySection.get(withSection(account))?.size ?? 0) < 2;
    const code = isEnough ? withSection(account) : pathOf(account);
    const isOnBoth = (sides.get(pathOf(account))?.size ?? 0) > 1;
    return { ...account, code: isOnBoth ? onSide(account, code) : code };
  };
}

/** Which sides the accounts of one name and one path stand on. */
function sidesOf(accounts: Iterable<AccountRow>): ReadonlyMap<string, ReadonlySet<string>> {
  const sides = new Map<string, Set<string>>();
  for (const account of accounts) {
    if (!account.positiveSide) continue;
    const key = pathOf(account);
    sides.set(key, (sides.get(key) ?? new Set()).add(account.positiveSide));
  }
  return sides;
}

/** Beneath no heading of its own, a deferred tax among assets is still another than the one owed. */
function onSide({ positiveSide }: AccountRow, code: string): string {
  return positiveSide ? `${code} (${positiveSide})` : code;
}

const BETWEEN = " › ";

function withSection({ path = [], name }: AccountRow): string {
  return [...path.slice(0, 1), name].join(BETWEEN);
}

function pathOf({ path = [], name }: AccountRow): string {
  return [...path, name].join(BETWEEN);
}

function counted(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
