import { toMinor } from "../../money/Amount.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import { type Problem, type ProblemCode, problem } from "../../problem/Problem.ts";
import { type AssembledAccount, MOST_OTHER_NAMES } from "../accountNumber.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { sumBy } from "../store/LedgerLines.ts";
import { at } from "../store/NumberColumn.ts";

/** More of one kind would not be read. */
const MOST_NAMED = 5;
/** A list that lacks more of the accounts is none of this ledger, or of a part of it. */
const MOST_UNLISTED = 0.1;

/** An account that the rest of its file speaks against, where, and the account that was meant. */
type Mistaken = {
  code: ProblemCode;
  account: AssembledAccount;
  place: AssembledAccount["place"];
  /** The number of the account that was meant, where that is told. */
  meant?: string;
};

/**
 * Accounts of lines that the rest of the file speaks against: they are not on its own list of accounts, or
 * stand beside the name of another one whose number is one digit away.
 */
export function mistakenAccounts({ accounts, lines, amounts }: LedgerAssembly): Problem[] {
  const isPosted = new Uint8Array(accounts.length);
  for (let line = 0; line < lines.row.length; line += 1) isPosted[at(lines.account, line)] = 1;
  const posted = accounts.filter((_, number) => isPosted[number] === 1);
  const found = [unlisted, misnamed, cut].flatMap((find) => find(posted).slice(0, MOST_NAMED));
  if (found.length === 0) return [];
  const moved = sumBy(lines, accounts.length, (line) => at(lines.account, line));
  return found.map(({ code, account, place, meant }) => {
    const movement = toMinor(moved[accounts.indexOf(account)] ?? 0);
    const value = formatMinor(movement, amounts.decimals);
    const expected = meant ?? String(accounts.filter(({ isListed }) => isListed).length);
    return problem(code, { ...place, account: account.code, expected, value });
  });
}

function unlisted(posted: readonly AssembledAccount[]): Mistaken[] {
  const others = posted.filter(({ isListed }) => isListed).length;
  const found = posted.filter(
    ({ isListed, opening, closing }) => !isListed && opening === null && closing === null,
  );
  if (found.length > Math.max(1, MOST_UNLISTED * others) || found.length >= others) return [];
  return found.map((account) => {
    return { code: "ledger_account_unlisted", account, place: account.place };
  });
}

/** A name that is not its own tells which other account was meant. */
function misnamed(posted: readonly AssembledAccount[]): Mistaken[] {
  const named = Map.groupBy(posted, ({ name }) => name);
  return posted.flatMap((account) => {
    const { code, otherNames } = account;
    if (otherNames.size > MOST_OTHER_NAMES) return [];
    return [...otherNames].flatMap(([name, place]): Mistaken[] => {
      const meant = named.get(name)?.find((other) => isOneDigitAway(other.code, code));
      if (!meant) return [];
      return [{ code: "ledger_account_misnamed", account, place, meant: meant.code }];
    });
  });
}

/** A number that lost or gained a digit is the only one of its length. */
function cut(posted: readonly AssembledAccount[]): Mistaken[] {
  const lengths = Map.groupBy(posted, ({ code }) => code.length);
  const [only = [], usual = []] = [...lengths.values()].sort(
    (one, other) => one.length - other.length,
  );
  const [account] = only;
  if (lengths.size !== 2 || !account || only.length > 1 || account.name === "") return [];
  const isMeant = ({ name, code }: AssembledAccount) =>
    name === account.name && isOneDigitAway(code, account.code);
  const meant = usual.find(isMeant);
  if (!meant) return [];
  return [{ code: "ledger_account_cut", account, place: account.place, meant: meant.code }];
}

/** Whether two numbers differ by one digit: another one in its place, or one more. */
function isOneDigitAway(one: string, other: string): boolean {
  if (!(/^\d+$/.test(one) && /^\d+$/.test(other)) || one === other) return false;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  const start = [...short].findIndex((digit, place) => digit !== long[place]);
  if (start < 0) return true;
  return short.slice(long.length === short.length ? start + 1 : start) === long.slice(start + 1);
}
