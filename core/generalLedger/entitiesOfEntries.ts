import type { GeneralLedger } from "./GeneralLedger.ts";

/** The entities that the entries of a ledger name, in the order of their names. */
export function entitiesOfEntries({ entries }: Pick<GeneralLedger, "entries">): string[] {
  const named = new Set<string>();
  for (const { entity } of entries) {
    // A file has a column of entities or has none: without one its entries are not gone through
    if (entity === null) break;
    named.add(entity);
  }
  return [...named].toSorted();
}
