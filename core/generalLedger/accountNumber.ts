import type { Minor } from "../money/Minor.ts";
import { noteTextFault } from "../problem/noteTextFault.ts";
import type { Place } from "../problem/Place.ts";
import type { ProblemList } from "../problem/ProblemList.ts";
import { type LostLetters, watchLetters } from "./fields/LostLetters.ts";
import { type LedgerParts, placeOf } from "./store/LedgerParts.ts";
import { ownText } from "./store/textOfBytes.ts";

/** An account while a ledger is read. */
export type AssembledAccount = {
  code: string;
  name: string;
  type: string;
  opening: Minor | null;
  closing: Minor | null;
  /** Beside its last line. */
  running: Minor | null;
  /** Where it is met first. */
  place: Place;
  /** It is on the file's own list of accounts. */
  isListed: boolean;
  /** What rows call it beside its own name, and where each name is met first. */
  otherNames: Map<string, Place>;
};

/** The accounts that were met while a ledger is read, and what was noted of them. */
export type AccountsMet = {
  parts: LedgerParts;
  accountNumbers: Map<string, number>;
  accounts: AssembledAccount[];
  lostLetters: LostLetters;
  problems: ProblemList;
};

/** The number of an account. It is known by its code, or by its name where there is none; the first name stays. */
export function accountNumber(
  met: AccountsMet,
  { code, name, type }: Pick<AssembledAccount, "code" | "name" | "type">,
  row: number,
): number {
  const key = code === "" ? name : code;
  const known = met.accountNumbers.get(key);
  if (known !== undefined) {
    const account = met.accounts[known];
    if (account && name !== "" && account.name !== name) {
      if (account.name === "") {
        account.name = ownText(name);
        watchLetters(met.lostLetters, name, row);
      } else noteOtherName(met, account, name, row);
    }
    if (account && account.type === "" && type !== "") account.type = ownText(type);
    return known;
  }
  const own = ownText(key);
  const place = () => ({ ...placeOf(met.parts, row), column: "account" });
  noteTextFault(met.problems, own, "accountName", place);
  noteTextFault(met.problems, name, "accountName", place);
  watchLetters(met.lostLetters, name === "" ? own : name, row);
  const number = met.accounts.length;
  const texts = { code: own, name: ownText(name), type: ownText(type) };
  met.accounts.push({
    ...texts,
    opening: null,
    closing: null,
    running: null,
    place: placeOf(met.parts, row),
    isListed: false,
    otherNames: new Map(),
  });
  met.accountNumbers.set(own, number);
  return number;
}

/** Of an account with more names, what stands beside its code is no name. */
export const MOST_OTHER_NAMES = 4;

function noteOtherName(
  { parts }: AccountsMet,
  { otherNames }: AssembledAccount,
  name: string,
  row: number,
): void {
  if (otherNames.size > MOST_OTHER_NAMES || otherNames.has(name)) return;
  otherNames.set(ownText(name), placeOf(parts, row));
}
