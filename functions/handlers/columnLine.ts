import { type DatedEntries, minorOf, sourcesInColumn } from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { entriesOfCurrent } from "../statements/entries/keepEntries.ts";
import { type EntryIndex, type EntryPlace, sumsAt } from "../statements/entries/ledgerEntries.ts";
import { bytesOfStatement, requireWritten } from "../statements/record/readStatement.ts";
import { threadTasks } from "../threads/threadTasks.ts";

/** Where a line comes from within one column of the current statement. */
export const getColumnLine: Handler<"getColumnLine"> = async (
  { params, query: { start, end } },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const { project, written } = await requireWritten(deps, key);
  const request = { written, lineId: params.lineId, start, end };
  const about = { uid: caller.uid, bytes: bytesOfStatement(written) };
  const found = await deps.runTask(threadTasks.findColumnLine, request, about);
  if (found === "no_columns") throw new ApiProblem("no_columns");
  if (found === "no_line") throw new ApiProblem("not_found");
  if (found === "no_such_days") {
    throw new ApiProblem("not_found", {
      errors: [`start, end: the statement has no column from ${start} to ${end}`],
    });
  }
  const current = await entriesOfCurrent(deps, key, project);
  if (current && current.index.columns.length === 0)
    throw new ApiProblem("statement_of_older_release");
  const { line, amount, isLast } = found;
  const places = current?.index.places.filter((place) => place.line === line.id) ?? [];
  const ofAccount = Map.groupBy(places, ({ account }) => account);
  const sources = sourcesInColumn(line, {
    isLast,
    entriesOf: (account, piece) => {
      const place = ofAccount.get(account)?.[piece];
      return place && current ? datedIn(place, current.index, { start, end }) : NONE;
    },
  });
  const { id, lineItem } = line;
  const copied = sources.map((source) => ({ ...source, rows: [...source.rows] }));
  return { id, lineItem, start, end, amount, sources: copied };
};

const NONE: DatedEntries = { count: 0, amount: 0n, ofYear: 0n };

function datedIn(
  place: EntryPlace,
  index: EntryIndex,
  { start, end }: { start: string; end: string },
): DatedEntries {
  const dated = { ...NONE };
  for (const [at, count, written] of sumsAt(place, index)) {
    const amount = minorOf(written);
    const column = index.columns[at];
    dated.ofYear += amount;
    if (column && start <= column.start && column.end <= end) {
      dated.count += count;
      dated.amount += amount;
    }
  }
  return dated;
}
