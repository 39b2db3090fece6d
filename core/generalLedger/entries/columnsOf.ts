import type { JournalEntry } from "../GeneralLedger.ts";
import type { EntryColumns } from "./EntryColumns.ts";
import { ListedEntries } from "./ListedEntries.ts";
import { StoredEntries } from "./StoredEntries.ts";

/** Entries in columns: those of a stored ledger stand so already. */
export function columnsOf(entries: Iterable<JournalEntry>): EntryColumns {
  return entries instanceof StoredEntries ? entries : new ListedEntries(entries);
}

/** The entries of one entity; all of them where none is named. */
export function entriesOfEntity(
  entries: Iterable<JournalEntry>,
  entity: string | null,
): Iterable<JournalEntry> {
  if (entity === null) return entries;
  if (entries instanceof StoredEntries) return entries.ofEntity(entity);
  return {
    *[Symbol.iterator]() {
      for (const entry of entries) if (entry.entity === entity) yield entry;
    },
  };
}
