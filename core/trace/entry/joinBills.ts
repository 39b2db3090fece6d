import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { AccountsByNumber } from "../accountsIn.ts";
import { SALES_TAX } from "../TracedAccount.ts";

/** The places of lines in the ledger's columns. */
export type Places = readonly number[];

/**
 * Joins parts of an entry without cash that are one invoice. Example: an invoice takes in an advance that has its own
 * document. In rows with a debit and a credit account every document balances by itself, so two control accounts
 * charged to the same account are one invoice too.
 */
export function joinBills(
  columns: EntryColumns,
  parts: readonly Places[],
  accounts: AccountsByNumber,
): readonly Places[] {
  const read = parts.map((part) => chargesOf(columns, part, accounts));
  const bills = read.map((_, at) => at);
  const billOf = (at: number): number => {
    const bill = bills[at] ?? at;
    return bill === at ? at : billOf(bill);
  };
  for (const account of new Set(read.flatMap(({ charged }) => charged))) {
    const alike = read.flatMap(({ own }, at) => (own.includes(account) ? [at] : []));
    const [first = 0, ...others] = alike;
    if (others.every((at) => read[at]?.control === read[first]?.control)) continue;
    for (const at of others) bills[billOf(at)] = billOf(first);
  }
  const joined = new Map<number, number[]>();
  for (const [at, part] of parts.entries()) {
    const bill = billOf(at);
    joined.set(bill, [...(joined.get(bill) ?? []), ...part]);
  }
  return [...joined.values()];
}

type Charges = { control: string; own: number[]; charged: number[] };

/** The control accounts of a part and the accounts it charges; sales tax counts only if nothing else is charged. */
function chargesOf(columns: EntryColumns, part: Places, accounts: AccountsByNumber): Charges {
  const numbers = [...new Set(part.map((place) => columns.accountAt(place)))];
  const control = numbers.filter((number) => accounts[number]?.kind === "control");
  const own = numbers.filter((number) => accounts[number]?.kind === "own");
  const taxed = own.filter((number) => accounts[number]?.purpose.id !== SALES_TAX);
  return {
    control: control.sort((left, right) => left - right).join(),
    own,
    charged: taxed.length > 0 ? taxed : own,
  };
}
