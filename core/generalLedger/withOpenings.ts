import { formatMinor } from "../money/formatMinor.ts";
import type { Minor } from "../money/Minor.ts";
import { type Problem, problem } from "../problem/Problem.ts";
import type { GeneralLedger, GeneralLedgerAccount } from "./GeneralLedger.ts";
import type { OpeningBalance } from "./OpeningBalance.ts";
import { nameKey, uniqueByName } from "./withCodesOfBalances.ts";

/**
 * A ledger that begins with the balances of last year's trial balance or balance sheet; an account is
 * known by its code, or by its name. Where the ledger has opening balances of its own that differ, each
 * difference is told: last year's are followed. Balances that could not be read are a difference too.
 */
export function withOpenings(
  ledger: GeneralLedger,
  lastYear: readonly OpeningBalance[] | null,
): GeneralLedger {
  const { origin } = ledger;
  if (lastYear === null) return withDifferences(ledger, [problem("ledger_openings_unsided")]);
  const balances = byAccount(ledger, lastYear);
  const known = new Set(ledger.accounts.map(({ code }) => code));
  const added = [...balances].flatMap(([code, { name, type, balance }]) =>
    known.has(code) ? [] : [{ code, name, type, opening: balance, closing: null }],
  );
  const accounts = ledger.accounts.map((account): GeneralLedgerAccount => {
    const last = balances.get(account.code);
    // A ledger of numbers alone takes their names from last year's file
    const named = last && account.name === account.code ? { name: last.name } : {};
    return { ...account, ...named, opening: last?.balance ?? 0n };
  });
  const opened = { ...ledger, accounts: [...accounts, ...added] };
  return withDifferences(
    { ...opened, ...(origin && { origin: { ...origin, openings: "stated" as const } }) },
    differing(ledger, balances),
  );
}

function withDifferences(ledger: GeneralLedger, found: readonly Problem[]): GeneralLedger {
  const { origin } = ledger;
  if (!origin || found.length === 0) return ledger;
  return { ...ledger, origin: { ...origin, differences: [...origin.differences, ...found] } };
}

/** Balance sheets often have no codes: an account of the ledger is then known by its name, if that is its alone. */
function byAccount(
  { accounts }: GeneralLedger,
  lastYear: readonly OpeningBalance[],
): Map<string, OpeningBalance> {
  const codes = new Set(accounts.map(({ code }) => code));
  const named = uniqueByName(accounts);
  const balances = new Map<string, OpeningBalance>();
  for (const opening of lastYear) {
    const own = codes.has(opening.code) ? null : named.get(nameKey(opening.name));
    const code = own ?? opening.code;
    const before = balances.get(code)?.balance ?? 0n;
    balances.set(code, { ...opening, balance: before + opening.balance });
  }
  return balances;
}

/** A trial balance before closing holds last year's profit on its own accounts: then equity differs rightly. */
function differing(
  { accounts, origin }: GeneralLedger,
  balances: ReadonlyMap<string, { balance: Minor }>,
): Problem[] {
  if (origin?.openings !== "stated") return [];
  const pairs = accounts.map(({ code, opening }) => {
    return { code, own: opening ?? 0n, last: balances.get(code)?.balance ?? 0n };
  });
  const isBeforeClosing = pairs.some(({ own, last }) => own === 0n && last !== 0n);
  if (isBeforeClosing) return [];
  return pairs.flatMap(({ code, own, last }) => {
    if (own === last) return [];
    const [value, expected] = [
      formatMinor(own, origin.decimals),
      formatMinor(last, origin.decimals),
    ];
    return [problem("ledger_opening_differs", { account: code, value, expected })];
  });
}
