import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { Role } from "../../roles/roles.ts";
import type { AccountsByNumber } from "../accountsIn.ts";
import { columnOf, type Purpose, type TracedAccount } from "../TracedAccount.ts";
import { type EntryQuestion, entryLabel } from "./EntryQuestion.ts";
import { type MoneyRow, moneyRowsTogether } from "./moneyRows.ts";
import { isSold } from "./netPurposes.ts";

const GAIN = "disposal_gain_loss";
const OTHER = "other_operating_income";

/** Gains in rows of their own: what was sold, by the entry of the gain. */
export type SeparateGains = {
  soldBy: ReadonlyMap<number, Purpose>;
  reviews: readonly EntryQuestion[];
};

/**
 * Where each row of a ledger is an entry, the gain received with an asset has a row of its own. It is part of the
 * proceeds of the asset that left the books beside it (IAS 7.14, 7.16(b)); if none or several did, a person is asked
 * what was sold. Small books keep gains in other income: a receipt there beside an asset, with the same words, may be a
 * gain, and both lines are marked for review.
 */
export function findSeparateGains(
  columns: EntryColumns,
  accounts: AccountsByNumber,
): SeparateGains {
  const soldBy = new Map<number, Purpose>();
  const reviews: EntryQuestion[] = [];
  for (const rows of moneyRowsTogether(columns, accounts, isConcerned)) {
    const received = rows.filter(({ amount }) => amount > 0);
    const sold = received.filter(({ account }) => isAsset(account));
    const purposes = purposesOf(sold);
    for (const row of received.filter(({ account }) => isOfRole(account, GAIN))) {
      const [only, ...others] = purposes;
      if (only && others.length === 0) soldBy.set(row.entry, only);
      else reviews.push(...askWhatWasSold(columns, row, only ? purposes : row.account.chargedTo));
    }
    for (const row of received.filter(({ account }) => isOfRole(account, OTHER))) {
      const beside = purposesOf(sold.filter(({ text }) => text === row.text));
      if (beside.length > 0)
        reviews.push(...askWhetherGain(columns, row, [row.account.purpose, ...beside]));
    }
  }
  return { soldBy, reviews };
}

function isConcerned(account: TracedAccount): boolean {
  return isAsset(account) || isOfRole(account, GAIN) || isOfRole(account, OTHER);
}

function isAsset({ chargedTo, purpose }: TracedAccount): boolean {
  return chargedTo.length === 0 && isSold(purpose.group);
}

function isOfRole({ account }: TracedAccount, role: Role): boolean {
  return account.role === role;
}

function purposesOf(rows: readonly MoneyRow[]): Purpose[] {
  return [...new Map(rows.map(({ account: { purpose } }) => [purpose.id, purpose])).values()];
}

function askWhatWasSold(
  columns: EntryColumns,
  row: MoneyRow,
  purposes: readonly Purpose[],
): EntryQuestion[] {
  if (purposes.length < 2) return [];
  return ask(columns, row, purposes, "is a gain in a row of its own: confirm what was sold.");
}

function askWhetherGain(
  columns: EntryColumns,
  row: MoneyRow,
  purposes: readonly Purpose[],
): EntryQuestion[] {
  const asks =
    "is other income received beside an asset that was sold: confirm that it is not part of what the asset fetched.";
  return ask(columns, row, purposes, asks);
}

/** Asks about an entry on each of the lines it may belong to. */
function ask(
  columns: EntryColumns,
  { entry, amount }: MoneyRow,
  purposes: readonly Purpose[],
  asks: string,
): EntryQuestion[] {
  const label = entryLabel({ number: columns.numberOf(entry), date: columns.dateOf(entry) });
  const lines = new Set(purposes.map((purpose) => columnOf(purpose, amount)));
  return [...lines].map((column) => ({ column, entry: label, asks }));
}
