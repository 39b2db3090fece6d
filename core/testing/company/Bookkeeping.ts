import { type Minor, sum } from "../../money/Minor.ts";
import { type AccountKey, accountUses, type Line } from "./accounts.ts";
import type { CompanyChart } from "./CompanyChart.ts";
import { type NewEntry, type OpenItem, type Piece, type PostedEntry, totalOf } from "./Posting.ts";

/** The books of a company while its year is lived. */
export type Bookkeeping = {
  entries: readonly PostedEntry[];
  openings: ReadonlyMap<AccountKey, Minor>;
  /** Adds to an opening balance, debit-positive. */
  begin: (account: AccountKey, amount: Minor) => void;
  /** Posts an entry of a day; one that does not balance, or whose cash is not what its lines say, throws. */
  post: (date: string, entry: NewEntry) => PostedEntry;
  balanceOf: (account: AccountKey) => Minor;
};

/** What takes the place of an account that a chart does not have. */
const standIns: Partial<Record<AccountKey, AccountKey>> = {
  machineryDepreciation: "machinery",
  vehiclesDepreciation: "vehicles",
  softwareAmortisation: "software",
  leaseDepreciation: "depreciation",
  dividendsDeclared: "retained",
};

/** The account of a chart that a posting to an account goes to; null where it has none. */
export function accountOf(chart: CompanyChart, account: AccountKey): AccountKey | null {
  if (chart.accounts[account]) return account;
  const other = standIns[account];
  return other !== undefined && chart.accounts[other] ? other : null;
}

/** Opens books on a chart. */
export function beginBookkeeping(chart: CompanyChart): Bookkeeping {
  const entries: PostedEntry[] = [];
  const openings = new Map<AccountKey, Minor>();
  const balances = new Map<AccountKey, Minor>();
  const placed = (account: AccountKey) => {
    const found = accountOf(chart, account);
    if (found === null) throw new Error(`the chart ${chart.id} has no account for ${account}`);
    return found;
  };
  const add = (book: Map<AccountKey, Minor>, account: AccountKey, amount: Minor) =>
    book.set(account, (book.get(account) ?? 0n) + amount);
  return {
    entries,
    openings,
    begin: (account, amount) => {
      add(openings, placed(account), amount);
      add(balances, placed(account), amount);
    },
    post: (date, { reverses, ...entry }) => {
      assertSound({ ...entry });
      const lines = entry.lines
        .filter(({ amount }) => amount !== 0n)
        .map((line) => ({ ...line, account: placed(line.account) }));
      for (const { account, amount } of lines) add(balances, account, amount);
      const number = String(entries.length + 1);
      const posted = { ...entry, lines, number, date, reverses: reverses?.number ?? null };
      entries.push(posted);
      return posted;
    },
    balanceOf: (account) => balances.get(placed(account)) ?? 0n,
  };
}

/** The two accounts of an entry agree: the cash it says it moved, and what its lines are for. */
function assertSound({ text, lines, cash }: NewEntry): void {
  if (sum(lines.map(({ amount }) => amount)) !== 0n) throw new Error(`${text} does not balance`);
  const left = new Map<Line, Minor>();
  const owe = (line: Line, amount: Minor) => left.set(line, (left.get(line) ?? 0n) - amount);
  for (const [line, amount] of cash) owe(line, amount);
  for (const { account, amount, pieces } of lines) {
    if (isCashAccount(account)) continue;
    if (totalOf(pieces) !== amount) throw new Error(`${text}: the pieces of ${account} differ`);
    for (const piece of pieces) owe(piece.line, piece.amount);
  }
  for (const [line, amount] of left)
    if (amount !== 0n) throw new Error(`${text}: ${line} differs by ${amount}`);
}

/** Whether an account is cash itself. */
export function isCashAccount(account: AccountKey): boolean {
  return accountUses[account].line === null;
}

/** Takes a share of an item that is paid in part: every piece in its proportion, which has to be exact. */
export function takeTenths(item: OpenItem, tenths: bigint): Piece[] {
  const taken = item.pieces.map(({ line, amount }) => {
    if ((amount * tenths) % 10n !== 0n)
      throw new Error(`${item.document} cannot be paid in tenths to the cent`);
    return { line, amount: (amount * tenths) / 10n };
  });
  return take(item, taken);
}

/** Takes an amount of an item that is for one thing. */
export function takeAmount(item: OpenItem, amount: Minor): Piece[] {
  const [only, ...others] = item.pieces;
  if (!only || others.length > 0) throw new Error(`${item.document} is for several things`);
  return take(item, [{ line: only.line, amount }]);
}

/** Takes all that is open of an item. */
export function takeAll(item: OpenItem): Piece[] {
  return take(item, item.pieces);
}

function take(item: OpenItem, taken: readonly Piece[]): Piece[] {
  item.pieces = item.pieces
    .map(({ line, amount }, place) => ({ line, amount: amount - (taken[place]?.amount ?? 0n) }))
    .filter(({ amount }) => amount !== 0n);
  item.isSettled = true;
  return [...taken];
}
