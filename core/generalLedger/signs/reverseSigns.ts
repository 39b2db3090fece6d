import { sum } from "../../money/Minor.ts";
import { note } from "../../problem/ProblemList.ts";
import type { AssembledAccount } from "../accountNumber.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { amountAt, flipAmount, sumBy } from "../store/LedgerLines.ts";
import { at } from "../store/NumberColumn.ts";
import { type AccountSides, groupOf, newAccountSides, votesFor } from "./AccountSides.ts";
import { joinByEntries } from "./joinByEntries.ts";
import { reverseAccountSign } from "./reverseAccountSign.ts";
import { voteOnSides } from "./voteOnSides.ts";

/**
 * Turns the amounts of reports that print each account in its own sign, where a sale and a receipt are
 * both positive: debits equal credits in every entry, and so tell which accounts stand on one side.
 * Which of the two sides is the debits, their names tell; where they do not, it is a problem.
 */
export function reverseSigns(assembly: LedgerAssembly, dates: Int32Array): void {
  if (balancesAsItStands(assembly)) return;
  const { accounts, lines } = assembly;
  const sides = newAccountSides(accounts.length);
  joinByEntries(sides, assembly, dates);
  voteOnSides(sides, assembly);
  noteUnknown(assembly, sides);
  const credits = creditAccounts(accounts, sides);
  for (let line = 0; line < lines.row.length; line += 1)
    if (credits.has(at(lines.account, line))) flipAmount(lines, line);
  accounts.filter((_, account) => credits.has(account)).forEach(reverseAccountSign);
}

/** Some programs print debits positive throughout: then opening balances and rows each sum to nothing. */
function balancesAsItStands({ accounts, lines }: LedgerAssembly): boolean {
  const openings = accounts.flatMap(({ opening }) => opening ?? []);
  if (openings.every((opening) => opening === 0n) || sum(openings) !== 0n) return false;
  return sumBy(lines, 1, () => 0)[0] === 0;
}

/** Accounts that stand apart from the others and whose names tell no side: their sign would be a guess. */
function noteUnknown({ accounts, lines, problems }: LedgerAssembly, sides: AccountSides): void {
  const isMet = new Uint8Array(accounts.length);
  for (let line = 0; line < lines.row.length; line += 1)
    if (amountAt(lines, line) !== 0n) isMet[at(lines.account, line)] = 1;
  accounts.forEach(({ code, place, opening }, account) => {
    const isUsed = isMet[account] === 1 || (opening !== null && opening !== 0n);
    if (isUsed && votesFor(sides, groupOf(sides, account).first) === 0)
      note(problems, "ledger_sign_unknown", { ...place, account: code });
  });
}

function creditAccounts(accounts: readonly AssembledAccount[], sides: AccountSides): Set<number> {
  const isCredit = (account: number) => {
    const { first, isOther } = groupOf(sides, account);
    return votesFor(sides, first) >= 0 === isOther;
  };
  return new Set([...accounts.keys()].filter(isCredit));
}
