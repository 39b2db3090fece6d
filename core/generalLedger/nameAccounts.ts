import { noteTextFault } from "../problem/noteTextFault.ts";
import { note, type ProblemList } from "../problem/ProblemList.ts";
import type { AccountsMet, AssembledAccount } from "./accountNumber.ts";
import type { AccountNameRecord } from "./LedgerRecord.ts";
import { placeOf } from "./store/LedgerParts.ts";
import { ownText } from "./store/textOfBytes.ts";

/** What lists of accounts call them, by their numbers. */
export type NamesListed = Map<string, { name: string; type: string }>;

/** Takes what a list of accounts says of one; the first list stays. */
export function takeName(
  met: AccountsMet,
  names: NamesListed,
  { row, code, name, type }: AccountNameRecord,
): void {
  if (names.has(code)) return;
  noteTextFault(met.problems, name, "accountName", () => placeOf(met.parts, row));
  names.set(ownText(code), { name: ownText(name), type: ownText(type) });
}

/** Of a list of other things, such as customers, a few numbers may be alike. */
const LEAST_NAMED = 0.9;

type Nameable = {
  accounts: readonly AssembledAccount[];
  names: NamesListed;
  warnings: ProblemList;
};

/** Gives accounts that are numbers alone the names of a list, where it has nearly all of them; else says so. */
export function nameAccounts({ accounts, names, warnings }: Nameable): void {
  if (names.size === 0) return;
  const nameless = accounts.filter(({ code, name }) => name === "" || name === code);
  const listed = nameless.filter(({ code }) => names.has(code));
  if (listed.length < LEAST_NAMED * nameless.length) {
    const [value, expected] = [String(listed.length), String(nameless.length)];
    note(warnings, "ledger_list_left_out", { value, expected });
    return;
  }
  for (const account of listed) {
    const { name = "", type = "" } = names.get(account.code) ?? {};
    account.name = name;
    if (account.type === "") account.type = type;
  }
}
