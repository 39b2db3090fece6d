import type { Minor, ReadLedger, Result } from "@tieout/core";

/** One entity of a ledger: what its accounts began the period with, where the file says so, and moved. */
export type LedgerEntity = {
  name: string;
  openings: ReadonlyMap<string, Minor> | null;
  movements: ReadonlyMap<string, Minor>;
};

/**
 * Reads a ledger once more for each of its entities, as that one's own. Empty where it names one alone,
 * and where one of them cannot be read by itself: then there is no more than all of them together.
 */
export async function readEntities(
  names: ReadonlySet<string>,
  readFor: (entity: string) => Promise<Result<ReadLedger>>,
): Promise<LedgerEntity[]> {
  if (names.size < 2) return [];
  const entities: LedgerEntity[] = [];
  for (const name of [...names].toSorted()) {
    const read = await readFor(name);
    if (!read.ok) return [];
    const { accounts, movements = new Map(), origin } = read.value.ledger;
    const openings = new Map(accounts.map(({ code, opening }) => [code, opening ?? 0n]));
    entities.push({ name, openings: origin?.openings === "stated" ? openings : null, movements });
  }
  return entities;
}
