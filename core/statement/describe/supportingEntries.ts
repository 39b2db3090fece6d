import type { Method } from "../../policies/policies.ts";
import type { TracedEntries } from "../../worksheet/Posting.ts";
import type { StatementContext } from "../StatementContext.ts";
import type { SourceEntry, StatementDocument } from "../StatementDocument.ts";
import { toSourceEntry } from "./describeMethod.ts";

/** The entries behind one account's amount for one purpose. */
type EntryList = {
  count: number;
  /** All entries, by date. */
  all: () => Iterable<SourceEntry>;
};

/** A line and account that a list of entries belongs to. */
type EntryPlace = {
  method: Method;
  line: string;
  account: string;
  accountName: string;
  /** The index of the list; a list may belong to several lines. */
  list: number;
  /** The entries have the opposite sign on this line. */
  isOpposite: boolean;
};

/** All ledger entries behind a statement. `places` are in the order of lines and sources. */
export type SupportingEntries = { lists: readonly EntryList[]; places: readonly EntryPlace[] };

/** Collects the entries behind all lines; each is created only when read. Empty without a general ledger. */
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
