import type { Method } from "../../policies/policies.ts";
import type { TracedEntries } from "../../worksheet/Posting.ts";
import type { StatementContext } from "../StatementContext.ts";
import type { SourceEntry, StatementDocument } from "../StatementDocument.ts";
import { toSourceEntry } from "./describeMethod.ts";

/** Entries that came to one account for one purpose. */
type EntryList = {
  count: number;
  /** All of them, in the order of their dates. */
  all: () => Iterable<SourceEntry>;
};

/** Where an account stands on a line, and the entries behind it. */
type EntryPlace = {
  method: Method;
  line: string;
  account: string;
  accountName: string;
  /** Which of the lists it is: one may stand on several lines. */
  list: number;
  /** Its entries stand there with the other sign. */
  isOpposite: boolean;
};

/** Every entry of the general ledger behind a statement, in the order of its lines and their sources. */
export type SupportingEntries = { lists: readonly EntryList[]; places: readonly EntryPlace[] };

/** The entries behind the lines of a statement, each made when it is asked for; none without a general ledger. */
export function supportingEntries(
  context: StatementContext,
  statements: StatementDocument["statements"],
): SupportingEntries {
  const numbers = new Map<TracedEntries, number>();
  const places = (["indirect", "direct"] as const).flatMap((method) => {
    const found = new Map<string, StatementContext[Method]["lines"][number]>(
      context[method].lines.map((line) => [line.concept, line]),
    );
    return statements[method].lines.flatMap(({ id: line, concept }) =>
      (found.get(concept)?.entries ?? []).flatMap(({ account, traced }): EntryPlace[] => {
        if (!account || !traced || traced.entries.count === 0) return [];
        const { entries, isOpposite } = traced;
        const list = numbers.get(entries) ?? numbers.size;
        numbers.set(entries, list);
        return [
          { method, line, account: account.code, accountName: account.name, list, isOpposite },
        ];
      }),
    );
  });
  const { decimals } = context;
  return { places, lists: [...numbers.keys()].map((entries) => listOf(entries, decimals)) };
}

function listOf({ count, all }: TracedEntries, decimals: number): EntryList {
  return {
    count,
    *all() {
      for (const entry of all()) yield toSourceEntry(entry, false, decimals);
    },
  };
}
