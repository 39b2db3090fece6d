import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { Role } from "../../roles/roles.ts";
import type { AccountTrait, TraitId } from "../../roles/traits.ts";
import type { AccountReading } from "../LedgerAccount.ts";

type Readings = Map<string, AccountReading>;

/**
 * Removes the trait "belongs to a debt" from exchange differences, unless the entries post them with a debt. A name
 * such as "exchange loss on loans" may be about loans given or about cash.
 */
export function withProvenDebtTraits(readings: Readings, entries: () => EntryColumns): Readings {
  const named = [...readings].filter(([, its]) => isNamedOnDebt(its));
  if (named.length === 0) return readings;
  const besideDebt = accountsBesideDebt(entries(), readings);
  const changed = named
    .filter(([code]) => !besideDebt.has(code))
    .map(([code, its]) => [code, { ...its, traits: its.traits.filter(isKept) }] as const);
  return new Map([...readings, ...changed]);
}

const ON_DEBT: ReadonlySet<TraitId> = new Set<TraitId>([
  "belongs_to_borrowings",
  "belongs_to_bonds",
]);
const DEBTS: ReadonlySet<Role | null> = new Set<Role | null>([
  "borrowings",
  "bonds",
  "lease_liabilities",
]);

/** Whether a trait stays: it is not about a debt, or it comes from a person or a number. */
function isKept({ id, source }: AccountTrait): boolean {
  return !ON_DEBT.has(id) || source !== "name";
}

function isNamedOnDebt({ role, traits }: AccountReading): boolean {
  return role === "foreign_exchange_gain_loss" && !traits.every(isKept);
}

/** The accounts that have an entry together with a debt. */
function accountsBesideDebt(columns: EntryColumns, readings: Readings): Set<string> {
  const areDebts = columns.codes.map((code) => DEBTS.has(readings.get(code)?.role ?? null));
  const beside = new Set<string>();
  for (let entry = 0; entry < columns.count; entry += 1) {
    const start = columns.startOf(entry);
    const length = columns.startOf(entry + 1) - start;
    const accounts = Array.from({ length }, (_, at) => columns.accountAt(start + at));
    if (!accounts.some((account) => areDebts[account])) continue;
    for (const account of accounts) beside.add(columns.codes[account] ?? "");
  }
  return beside;
}
