import { normaliseHeading } from "../../ingest/headings/normaliseHeading.ts";
import { type Minor, sum } from "../../money/Minor.ts";
import { note } from "../../problem/ProblemList.ts";
import type { AssembledAccount, LedgerAssembly } from "../LedgerAssembly.ts";
import { amountAt, flipAmount, sumBy } from "../store/LedgerLines.ts";
import { at } from "../store/NumberColumn.ts";
import { textAt } from "../store/TextTable.ts";

/** Which accounts are known to stand on one side, and how each stands to the first of them. */
type Sides = { parent: Int32Array; isTurned: Uint8Array };

/** More accounts in an entry have too many ways to balance. */
const MOST_ACCOUNTS = 8;

/**
 * Turns the amounts of reports that print each account in its own sign, where a sale and a receipt are
 * both positive: debits equal credits in every entry, and so tell which accounts stand on one side.
 * Which of the two sides is the debits, their names tell; where they do not, it is a problem.
 */
export function turnSigns(assembly: LedgerAssembly, dates: Int32Array): void {
  if (balancesAsItStands(assembly)) return;
  const sides = newSides(assembly.accounts.length);
  for (const entry of likelyEntries(assembly, dates)) joinSides(sides, entry);
  const votes = votesOf(assembly.accounts, sides);
  noteUnknown(assembly, sides, votes);
  const credits = creditAccounts(assembly.accounts, sides, votes);
  for (let line = 0; line < assembly.lines.row.length; line += 1)
    if (credits.has(at(assembly.lines.account, line))) flipAmount(assembly.lines, line);
  assembly.accounts.forEach((account, number) => {
    if (!credits.has(number)) return;
    account.opening = account.opening === null ? null : -account.opening;
    account.closing = account.closing === null ? null : -account.closing;
  });
}

/** Some programs print debits positive throughout: then opening balances and rows each sum to nothing. */
function balancesAsItStands({ accounts, lines }: LedgerAssembly): boolean {
  const openings = accounts.flatMap(({ opening }) => opening ?? []);
  if (openings.every((opening) => opening === 0n) || sum(openings) !== 0n) return false;
  return sumBy(lines, 1, () => 0)[0] === 0;
}

/** The amounts by account of rows that share kind, number and day. */
function likelyEntries(assembly: LedgerAssembly, dates: Int32Array): Map<number, Minor>[] {
  const { lines } = assembly;
  const entries = new Map<string, Map<number, Minor>>();
  for (let line = 0; line < lines.row.length; line += 1) {
    const document = textAt(lines.texts, at(lines.document, line));
    const number = at(lines.number, line);
    const day = dates[at(lines.date, line)] ?? 0;
    const key = `${at(lines.journal, line)} ${number} ${day} ${document}`;
    const entry = entries.get(key) ?? new Map<number, Minor>();
    entries.set(key, entry);
    const account = at(lines.account, line);
    entry.set(account, (entry.get(account) ?? 0n) + amountAt(lines, line));
  }
  return [...entries.values()];
}

function newSides(count: number): Sides {
  return {
    parent: Int32Array.from({ length: count }, (_, at) => at),
    isTurned: new Uint8Array(count),
  };
}

/** The first account of the side, and whether the account stands on the other one. */
function sideOf({ parent, isTurned }: Sides, account: number): { root: number; turned: number } {
  let [root, turned] = [account, 0];
  while (parent[root] !== root) {
    turned ^= isTurned[root] ?? 0;
    root = parent[root] ?? root;
  }
  return { root, turned };
}

/** An entry that balances in one way only says how its accounts stand to each other. */
function joinSides(sides: Sides, entry: ReadonlyMap<number, Minor>): void {
  const moved = [...entry].filter(([, amount]) => amount !== 0n);
  if (moved.length < 2 || moved.length > MOST_ACCOUNTS) return;
  const ways: number[] = [];
  for (let way = 0; way < 2 ** (moved.length - 1); way += 1)
    if (balanceOf(moved, way) === 0n) ways.push(way);
  const [only, other] = ways;
  if (only === undefined || other !== undefined) return;
  const [[first = 0] = []] = moved;
  for (const [index, [account]] of moved.slice(1).entries())
    join(sides, first, account, (only >> index) & 1);
}

/** The sum with those accounts turned whose bit is set; the first one stands as it is. */
function balanceOf(moved: readonly (readonly [number, Minor])[], way: number): Minor {
  return moved.reduce((balance, [, amount], index) => {
    const isTurned = index > 0 && ((way >> (index - 1)) & 1) === 1;
    return isTurned ? balance - amount : balance + amount;
  }, 0n);
}

function join(sides: Sides, one: number, other: number, turned: number): void {
  const [left, right] = [sideOf(sides, one), sideOf(sides, other)];
  if (left.root === right.root) return;
  sides.parent[right.root] = left.root;
  sides.isTurned[right.root] = left.turned ^ right.turned ^ turned;
}

const DEBITS =
  /\b(?:bank|cash|checking|current account|savings|receivables?|debtors|inventor(?:y|ies)|stock|equipment|vehicles?|machinery|fixtures|furniture|land|buildings?|goodwill|prepaid|prepayments|undeposited|drawings?|expenses?|costs?|charges?|fees|wages|salaries|rent|insurance|repairs|supplies|purchases|depreciation|amorti[sz]ation|impairment|bad debts)\b/;
const CREDITS =
  /\b(?:payables?|creditors|loans?|mortgage|overdraft|credit card|equity|capital|retained|income|sales|revenue|turnover|deferred|accruals?|accrued|provisions?|dividends? payable|vat|sales tax)\b/;
/** What stands against its kind: its other words say what it is taken from. */
const CONTRA = /\b(?:accumulated|allowance for|provision for)\b/;

/** The side that the words of a name say; null where they say none, or both. */
function sideOfName(name: string): "debit" | "credit" | null {
  const words = normaliseHeading(name);
  if (CONTRA.test(words)) return "credit";
  const isCredit = CREDITS.test(words);
  if (isCredit === DEBITS.test(words)) return null;
  return isCredit ? "credit" : "debit";
}

/** How often the names of a side say debit rather than credit, by its first account. */
function votesOf(accounts: readonly AssembledAccount[], sides: Sides): Map<number, number> {
  const votes = new Map<number, number>();
  accounts.forEach(({ name }, number) => {
    const side = sideOfName(name);
    if (side === null) return;
    const { root, turned } = sideOf(sides, number);
    const isRootDebit = (side === "credit") === (turned === 1);
    votes.set(root, (votes.get(root) ?? 0) + (isRootDebit ? 1 : -1));
  });
  return votes;
}

/** Accounts that stand apart from the others and whose names tell no side: their sign would be a guess. */
function noteUnknown(
  assembly: LedgerAssembly,
  sides: Sides,
  votes: ReadonlyMap<number, number>,
): void {
  const isMet = new Uint8Array(assembly.accounts.length);
  for (let line = 0; line < assembly.lines.row.length; line += 1)
    isMet[at(assembly.lines.account, line)] = 1;
  assembly.accounts.forEach(({ code, row, opening }, number) => {
    const isUsed = isMet[number] === 1 || (opening !== null && opening !== 0n);
    if (isUsed && (votes.get(sideOf(sides, number).root) ?? 0) === 0)
      note(assembly.problems, "ledger_sign_unknown", { row, account: code });
  });
}

function creditAccounts(
  accounts: readonly AssembledAccount[],
  sides: Sides,
  votes: ReadonlyMap<number, number>,
): Set<number> {
  const credits = new Set<number>();
  accounts.forEach((_, number) => {
    const { root, turned } = sideOf(sides, number);
    const isRootDebit = (votes.get(root) ?? 0) >= 0;
    if (isRootDebit === (turned === 1)) credits.add(number);
  });
  return credits;
}
