import { normaliseHeading } from "../../ingest/headings/normaliseHeading.ts";
import { type Minor, sum } from "../../money/Minor.ts";
import { note } from "../../problem/ProblemList.ts";
import type { AssembledAccount } from "../accountNumber.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { amountAt, flipAmount, sumBy } from "../store/LedgerLines.ts";
import { at } from "../store/NumberColumn.ts";
import { textAt } from "../store/TextTable.ts";

/** Which accounts are known to stand on one side, and how each stands to the first of them. */
type Sides = { parent: Int32Array; isTurned: Uint8Array };

/** More accounts in an entry have too many ways to balance. */
const MOST_ACCOUNTS = 8;
/** So often the entries that balance in several ways are read again. */
const MOST_PASSES = 4;

/**
 * Turns the amounts of reports that print each account in its own sign, where a sale and a receipt are
 * both positive: debits equal credits in every entry, and so tell which accounts stand on one side.
 * Which of the two sides is the debits, their names tell; where they do not, it is a problem.
 */
export function turnSigns(assembly: LedgerAssembly, dates: Int32Array): void {
  if (balancesAsItStands(assembly)) return;
  const sides = newSides(assembly.accounts.length);
  const likely = likelyEntries(assembly, dates);
  joinEntries(sides, [...likely.byNumber, ...likely.byText]);
  const votes = votesOf(assembly, sides);
  const main = mainSide(assembly.accounts.length, sides);
  voteByNeighbours(assembly.accounts, sides, votes, (root) => root === main);
  const isTold = (root: number) => (votes.get(root) ?? 0) !== 0;
  voteByOpenings(assembly.accounts, sides, votes, isTold);
  // Names may err, the sum of all openings does not
  voteByOpenings(assembly.accounts, sides, votes, (root) => root === main);
  voteByNeighbours(assembly.accounts, sides, votes, isTold);
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

type Movements = ReadonlyMap<number, Minor>;

/**
 * The amounts by account of rows that share kind, number and day, and of those that share their text
 * too: where rows have no numbers, only their texts keep the entries of a day apart.
 */
function likelyEntries(
  assembly: LedgerAssembly,
  dates: Int32Array,
): { byNumber: Movements[]; byText: Movements[] } {
  const { lines } = assembly;
  const [byNumber, byText] = [
    new Map<string, Map<number, Minor>>(),
    new Map<string, Map<number, Minor>>(),
  ];
  const textOf = (column: "document" | "text" | "entryText", line: number) =>
    textAt(lines.texts, at(lines[column], line));
  for (let line = 0; line < lines.row.length; line += 1) {
    const number = at(lines.number, line);
    const day = dates[at(lines.date, line)] ?? 0;
    const key = `${at(lines.journal, line)} ${number} ${day} ${textOf("document", line)}`;
    addTo(byNumber, key, assembly, line);
    const text = `${textOf("text", line)}\0${textOf("entryText", line)}`;
    if (text !== "\0") addTo(byText, `${key}\0${text}`, assembly, line);
  }
  return { byNumber: [...byNumber.values()], byText: [...byText.values()] };
}

function addTo(
  entries: Map<string, Map<number, Minor>>,
  key: string,
  { lines }: LedgerAssembly,
  line: number,
): void {
  const entry = entries.get(key) ?? new Map<number, Minor>();
  entries.set(key, entry);
  const account = at(lines.account, line);
  entry.set(account, (entry.get(account) ?? 0n) + amountAt(lines, line));
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

/** Entries that balance in several ways are read again with what the others said. */
function joinEntries(sides: Sides, entries: readonly Movements[]): void {
  let left = entries
    .map((entry) => [...entry].filter(([, amount]) => amount !== 0n))
    .filter(({ length }) => length >= 2 && length <= MOST_ACCOUNTS);
  for (let pass = 0; pass < MOST_PASSES && left.length > 0; pass += 1)
    left = left.filter((moved) => !joinSides(sides, moved));
}

/** An entry that balances in one way only says how its accounts stand to each other. */
function joinSides(sides: Sides, moved: readonly (readonly [number, Minor])[]): boolean {
  const ways: number[] = [];
  for (let way = 0; way < 2 ** (moved.length - 1); way += 1)
    if (balanceOf(moved, way) === 0n) ways.push(way);
  const [only, other] = ways.length < 2 ? ways : ways.filter((way) => agrees(sides, moved, way));
  if (only === undefined || other !== undefined) return ways.length === 0;
  const [[first = 0] = []] = moved;
  for (const [index, [account]] of moved.slice(1).entries())
    join(sides, first, account, (only >> index) & 1);
  return true;
}

/** Whether the accounts that are known to stand on one side or on two stand so in this way, too. */
function agrees(sides: Sides, moved: readonly (readonly [number, Minor])[], way: number): boolean {
  const turns = new Map<number, number>();
  return moved.every(([account], index) => {
    const { root, turned } = sideOf(sides, account);
    const turn = turned ^ (index === 0 ? 0 : (way >> (index - 1)) & 1);
    const known = turns.get(root) ?? turn;
    turns.set(root, known);
    return known === turn;
  });
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
  /\b(?:bank|cash|checking|current account|savings|receivables?|debtors|inventor(?:y|ies)|stock|equipment|vehicles?|machinery|fixtures|furniture|land|buildings?|goodwill|prepaid|prepayments|undeposited|drawings?|expenses?|costs?|charges?|fees|wages|salaries|rent|insurance|repairs|supplies|purchases|depreciation|amorti[sz]ation|impairment|bad debts|loss(?:es)?)\b/;
const CREDITS =
  /\b(?:payables?|creditors|loans?|mortgage|overdraft|credit card|equity|capital|retained|income|sales|revenue|turnover|deferred|accruals?|accrued|provisions?|dividends? payable|vat|sales tax|gains?|profits?)\b/;
const SHARES = /\b(?:common|capital|preferred|preference) stock\b/;
/** What stands against its kind: its other words say what it is taken from. */
const CONTRA = /\b(?:accumulated|allowance for|provision for)\b/;

/** The side that the words of a name say; null where they say none, or both. */
function sideOfName(name: string, printed: number | Minor): "debit" | "credit" | null {
  // Common stock is no stock of goods
  const words = normaliseHeading(name).replace(SHARES, "capital");
  // It lowers what it is taken from: printed negative, its positive side is that of its kind.
  if (CONTRA.test(words)) return printed < 0 ? "debit" : "credit";
  const isCredit = CREDITS.test(words);
  if (isCredit === DEBITS.test(words)) return null;
  return isCredit ? "credit" : "debit";
}

/** How often the names of a side say debit rather than credit, by its first account. */
function votesOf({ accounts, lines }: LedgerAssembly, sides: Sides): Map<number, number> {
  const votes = new Map<number, number>();
  const moved = sumBy(lines, accounts.length, (line) => at(lines.account, line));
  accounts.forEach(({ name, opening }, number) => {
    const side = sideOfName(name, opening || (moved[number] ?? 0));
    if (side === null) return;
    const { root, turned } = sideOf(sides, number);
    const isRootDebit = (side === "credit") === (turned === 1);
    votes.set(root, (votes.get(root) ?? 0) + (isRootDebit ? 1 : -1));
  });
  return votes;
}

/**
 * A report prints accounts by kind. Where the known accounts before and after one stand on the same side,
 * so does this one: that counts beside the names of the few accounts that meet each other alone.
 */
function voteByNeighbours(
  accounts: readonly AssembledAccount[],
  sides: Sides,
  votes: Map<number, number>,
  isKnown: (root: number) => boolean,
): void {
  const isDebitOf = accounts.map((_, account) => {
    const { root, turned } = sideOf(sides, account);
    const vote = isKnown(root) ? (votes.get(root) ?? 0) : 0;
    return vote === 0 ? null : vote > 0 === (turned === 0);
  });
  if (!isByKind(isDebitOf)) return;
  isDebitOf.forEach((own, account) => {
    if (own !== null) return;
    const before = isDebitOf.slice(0, account).findLast((isDebit) => isDebit !== null);
    const after = isDebitOf.slice(account + 1).find((isDebit) => isDebit !== null);
    if (before === undefined || before !== after) return;
    const { root, turned } = sideOf(sides, account);
    const isRootDebit = before === (turned === 0);
    votes.set(root, (votes.get(root) ?? 0) + (isRootDebit ? 1 : -1));
  });
}

/** Among so many known accounts, one may be followed by one of the other side. */
const KNOWN_TO_A_CHANGE = 3;

/** Whether accounts of a side stand together: by name or by number of use they would alternate. */
function isByKind(isDebitOf: readonly (boolean | null)[]): boolean {
  const known = isDebitOf.filter((isDebit) => isDebit !== null);
  const changes = known.filter((isDebit, at) => at > 0 && isDebit !== known[at - 1]).length;
  return changes * KNOWN_TO_A_CHANGE <= known.length;
}

/** The side that most accounts are known to stand on or against. */
function mainSide(count: number, sides: Sides): number {
  const sizes = new Map<number, number>();
  for (let account = 0; account < count; account += 1) {
    const { root } = sideOf(sides, account);
    sizes.set(root, (sizes.get(root) ?? 0) + 1);
  }
  return [...sizes].reduce((most, side) => (side[1] > most[1] ? side : most), [0, 0])[0];
}

/** More sides than this have too many ways to sum to nothing. */
const MOST_UNKNOWN = 12;

/**
 * The opening balances sum to nothing. Where they do not as it stands, and only one choice of the sides
 * that are not known makes them do so, it is the right one.
 */
function voteByOpenings(
  accounts: readonly AssembledAccount[],
  sides: Sides,
  votes: Map<number, number>,
  isKnown: (root: number) => boolean,
): void {
  let known = 0n;
  const unknown = new Map<number, Minor>();
  accounts.forEach(({ opening }, number) => {
    const { root, turned } = sideOf(sides, number);
    const own = turned === 1 ? -(opening ?? 0n) : (opening ?? 0n);
    const isDebit = (votes.get(root) ?? 0) > 0;
    if (isKnown(root)) known += isDebit ? own : -own;
    else unknown.set(root, (unknown.get(root) ?? 0n) + own);
  });
  const left = [...unknown].filter(([, opening]) => opening !== 0n);
  if (left.length === 0 || left.length > MOST_UNKNOWN) return;
  const [only, other] = Array.from({ length: 2 ** left.length }, (_, way) => way).filter(
    (way) => known + sumInWay(left, way) === 0n,
  );
  if (only === undefined || other !== undefined) return;
  for (const [index, [root]] of left.entries()) votes.set(root, (only >> index) & 1 ? -1 : 1);
}

/** The sum with those amounts turned whose bit is set. */
function sumInWay(amounts: readonly (readonly [number, Minor])[], way: number): Minor {
  return sum(amounts.map(([, amount], index) => ((way >> index) & 1 ? -amount : amount)));
}

/** Accounts that stand apart from the others and whose names tell no side: their sign would be a guess. */
function noteUnknown(
  assembly: LedgerAssembly,
  sides: Sides,
  votes: ReadonlyMap<number, number>,
): void {
  const isMet = new Uint8Array(assembly.accounts.length);
  for (let line = 0; line < assembly.lines.row.length; line += 1)
    if (amountAt(assembly.lines, line) !== 0n) isMet[at(assembly.lines.account, line)] = 1;
  assembly.accounts.forEach(({ code, place, opening }, number) => {
    const isUsed = isMet[number] === 1 || (opening !== null && opening !== 0n);
    if (isUsed && (votes.get(sideOf(sides, number).root) ?? 0) === 0)
      note(assembly.problems, "ledger_sign_unknown", { ...place, account: code });
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
