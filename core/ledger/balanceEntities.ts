import type { TrialBalanceRow } from "../ingest/rows.ts";
import { type Minor, sum } from "../money/Minor.ts";

/** Debits less credits of an entity at the start and the end of the period. */
export type EntityDifference = { entity: string; opening: Minor; closing: Minor };

/** The entities of a trial balance that do not balance on their own. Their sum may. */
export function balanceEntities(rows: readonly TrialBalanceRow[]): EntityDifference[] {
  const byEntity = new Map<string, TrialBalanceRow[]>();
  for (const row of rows) {
    if (row.entity === null) continue;
    const own = byEntity.get(row.entity);
    if (own) own.push(row);
    else byEntity.set(row.entity, [row]);
  }
  return [...byEntity]
    .map(([entity, own]) => ({
      entity,
      opening: sum(own.map(({ priorDebit, priorCredit }) => priorDebit - priorCredit)),
      closing: sum(own.map(({ currentDebit, currentCredit }) => currentDebit - currentCredit)),
    }))
    .filter(({ opening, closing }) => opening !== 0n || closing !== 0n);
}
