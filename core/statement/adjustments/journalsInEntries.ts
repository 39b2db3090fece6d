import { amountsIn } from "../../generalLedger/entries/amountsIn.ts";
import { columnsOf, entriesOfEntity } from "../../generalLedger/entries/columnsOf.ts";
import { type Amount, amountOf, plus } from "../../money/Amount.ts";
import type { Journal } from "../../worksheet/postJournals.ts";
import type { StatementInput } from "../StatementInput.ts";

/**
 * The ids of journals without cash that are also entries of the general ledger, with the same accounts and amounts.
 * Later payments of such an entry do not matter.
 */
export function journalsInEntries(
  journals: readonly Journal[],
  { generalLedger, entity }: Pick<StatementInput, "generalLedger" | "entity">,
): string[] {
  const written = new Map(journals.flatMap(({ id, lines }) => writtenAs(id, lines)));
  if (!generalLedger || written.size === 0) return [];
  const wanted = new Set(written.values());
  const found = new Set<string>();
  const columns = columnsOf(entriesOfEntity(generalLedger.entries, entity));
  for (let entry = 0; entry < columns.count; entry += 1) {
    const amounts = [...amountsIn(columns, entry)];
    const words = wordsOf(
      amounts.map(([account, amount]) => [columns.codes[account] ?? "", amount]),
    );
    if (wanted.has(words)) found.add(words);
  }
  return [...written].flatMap(([id, words]) => (found.has(words) ? [id] : []));
}

/** A journal as its accounts and amounts; none where it moves cash or states how an account is presented. */
function writtenAs(id: string, lines: Journal["lines"]): [string, string][] {
  const amounts = new Map<string, Amount>();
  for (const line of lines) {
    if (line.kind === "cash" || line.presentAs !== null) return [];
    amounts.set(line.account, plus(amounts.get(line.account) ?? 0, amountOf(line.amount)));
  }
  return [[id, wordsOf([...amounts])]];
}

function wordsOf(amounts: readonly (readonly [string, Amount])[]): string {
  return JSON.stringify(amounts.map(([code, amount]) => `${amount} ${code}`).toSorted());
}
