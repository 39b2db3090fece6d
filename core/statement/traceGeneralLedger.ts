import { entriesOfEntity } from "../generalLedger/entries/columnsOf.ts";
import type { JournalEntry } from "../generalLedger/GeneralLedger.ts";
import { type Problem, problem } from "../problem/Problem.ts";
import type { CheckpointStore } from "../trace/checkpoint/checkpoint.ts";
import { openItemsBefore } from "../trace/openItemsBefore.ts";
import type { Trace } from "../trace/Trace.ts";
import { traceLedger } from "../trace/traceLedger.ts";
import type { RepeatedJournal } from "../worksheet/combineJournals.ts";
import type { Journal } from "../worksheet/postJournals.ts";
import { unsureAccounts } from "./doubts/reviewDoubts.ts";
import type { PreparedLedger } from "./prepareLedger.ts";
import type { StatementContext } from "./StatementContext.ts";
import type { StatementInput } from "./StatementInput.ts";

/** Traces the cash of the period through the general ledger; null without one. */
export function traceGeneralLedger(
  input: StatementInput,
  prepared: Pick<PreparedLedger, "ledgerIndex" | "classifications" | "isConsolidated">,
  checkpoints: CheckpointStore | null = null,
): Trace | null {
  const { ledgerIndex, classifications, isConsolidated } = prepared;
  const { generalLedger, entity, openItems = [] } = input;
  if (!generalLedger) return null;
  const period = input.period ?? generalLedger.period;
  const ownOf = (entries: Iterable<JournalEntry>) => entriesOfEntity(entries, entity);
  const { earlier, later, opened } = generalLedger;
  const begun = opened && ownOf(opened);
  const takesItems = openItems.length > 0 || !earlier;
  return traceLedger({
    ledgerIndex,
    openItems: takesItems
      ? openItems
      : openItemsBefore(ownOf(earlier), ledgerIndex, period.start, begun),
    opened: earlier ? undefined : begun,
    isConsolidated,
    keepsEntries: true,
    inDoubt: unsureAccounts(classifications),
    entries: ownOf(generalLedger.entries),
    later: later && ownOf(later),
    origin: generalLedger.origin,
    period,
    checkpoints,
  });
}

/** Warnings about entries that were not traced and journals that repeat entries. */
export function traceWarnings(context: StatementContext): Problem[] {
  const { trace, worksheet, journals } = context;
  if (trace === null) return [];
  const { count, first } = trace.untraced;
  const untraced =
    count === 0
      ? []
      : [problem("entries_not_traced", { value: String(count), journal: first ?? "" })];
  const repeated = repeatedWarnings(worksheet.repeatedJournals, journals);
  return [...untraced, ...repeated, ...enteredWarnings(context)];
}

/** Journals that are also ledger entries but with other details, such as a partial payment. */
function enteredWarnings({ worksheet, journals, journalsInEntries }: StatementContext): Problem[] {
  const repeated = new Set(worksheet.repeatedJournals.map(({ id }) => id));
  const entered = journalsInEntries.filter((id) => !repeated.has(id));
  const nameOf = namesOf(journals);
  return [...Map.groupBy(entered, nameOf)].map(([journal, { length }]) =>
    problem("journal_is_entry", { journal, expected: String(length) }),
  );
}

/** Names a journal by its reason, since nobody knows its id. */
function namesOf(journals: readonly Journal[]): (id: string) => string {
  return (id) => journals.find((each) => each.id === id)?.reason || id;
}

/** Warnings about journals that are not counted twice; those with the same reason are combined. */
function repeatedWarnings(
  repeated: readonly RepeatedJournal[],
  journals: readonly Journal[],
): Problem[] {
  const nameOf = namesOf(journals);
  const named = repeated.map(({ id, sameAs }) => ({
    journal: nameOf(id),
    value: sameAs === null ? null : nameOf(sameAs),
  }));
  const alike = Map.groupBy(named, ({ journal, value }) => JSON.stringify([journal, value]));
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { journal, value } = first;
    const expected = String(others.length + 1);
    return value === null
      ? [problem("journal_repeats_ledger", { journal, expected })]
      : [problem("journal_given_again", { journal, value, expected })];
  });
}
