import { StoredEntries } from "./entries/StoredEntries.ts";
import type { GeneralLedger, JournalEntry } from "./GeneralLedger.ts";

type Named = { code: string; name: string };
type CodeOf = ReadonlyMap<string, string>;

/**
 * A ledger whose accounts are known by the codes that the balances beside it have. Where one of the two
 * has no codes, or others, an account is known by its name, if that is its alone in both; a code is also known
 * without its dashes and the noughts it begins with, unless the names differ.
 */
export function withCodesOfBalances(
  ledger: GeneralLedger,
  balances: readonly Named[],
): GeneralLedger {
  const codeOf = codesInBalances(ledger.accounts, balances);
  if (codeOf.size === 0) return ledger;
  const known = (code: string) => codeOf.get(code) ?? code;
  const { accounts, entries, earlier, later, opened, movements } = ledger;
  return {
    ...ledger,
    accounts: accounts.map((account) => ({ ...account, code: known(account.code) })),
    entries: renamed(entries, codeOf),
    ...(earlier && { earlier: renamed(earlier, codeOf) }),
    ...(later && { later: renamed(later, codeOf) }),
    ...(opened && { opened: renamed(opened, codeOf) }),
    ...(movements && {
      movements: new Map([...movements].map(([code, moved]) => [known(code), moved])),
    }),
  };
}

/** The codes of accounts in the balances, by their codes in the ledger, where these differ. */
function codesInBalances(accounts: readonly Named[], balances: readonly Named[]): CodeOf {
  const [own, beside] = [accounts, balances].map((all) => new Set(all.map(({ code }) => code)));
  const codes = new Map<string, string>();
  const note = (code: string | null, found: string | null | undefined) => {
    if (code === null || !found || beside?.has(code) || own?.has(found)) return;
    codes.set(code, found);
  };
  const byName = uniqueByName(balances);
  for (const [name, code] of uniqueByName(accounts)) note(code, byName.get(name));
  const taken = new Set(codes.values());
  const byDigits = uniqueByDigits(balances);
  for (const [digits, account] of uniqueByDigits(accounts)) {
    const found = byDigits.get(digits);
    if (!account || !found || codes.has(account.code) || taken.has(found.code)) continue;
    if (haveOneName(account, found)) note(account.code, found.code);
  }
  return codes;
}

/** One program writes "01-1000" where another writes "11000". */
function uniqueByDigits(accounts: readonly Named[]): Map<string, Named | null> {
  const unique = new Map<string, Named | null>();
  for (const account of accounts) {
    const digits = account.code.replaceAll(/[^0-9]/g, "").replace(/^0+/, "");
    if (digits === "" || /\p{L}/u.test(account.code)) continue;
    const known = unique.get(digits);
    unique.set(digits, known === undefined || known?.code === account.code ? account : null);
  }
  return unique;
}

/** Two names that differ are of two accounts, however alike their codes. */
function haveOneName(one: Named, other: Named): boolean {
  const isNameless = [one, other].some(({ code, name }) => name === "" || name === code);
  return isNameless || nameKey(one.name) === nameKey(other.name);
}

/** The code of each name; null where several accounts have it. */
export function uniqueByName(accounts: readonly Named[]): Map<string, string | null> {
  const codes = new Map<string, string | null>();
  for (const { code, name } of accounts) {
    const key = nameKey(name);
    codes.set(key, codes.has(key) ? null : code);
  }
  return codes;
}

/** A name as it is compared with others. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

function renamed(entries: Iterable<JournalEntry>, codeOf: CodeOf): Iterable<JournalEntry> {
  if (entries instanceof StoredEntries) return entries.knownBy(codeOf);
  return {
    *[Symbol.iterator]() {
      for (const entry of entries) {
        const lines = entry.lines.map((line) => {
          return { ...line, account: codeOf.get(line.account) ?? line.account };
        });
        yield { ...entry, lines };
      }
    },
  };
}
