import { Readable } from "node:stream";
import { describeExport, holdsLongList, ITEMS_AT_ONCE } from "@tieout/core";
import type { ExportWriter } from "./ExportWriter.ts";
import { joinPieces } from "./joinPieces.ts";

/** The statement with its lineage as JSON, under the schema it names; written item by item. */
export const writeStatementJson: ExportWriter = async (report) =>
  Readable.from(joinPieces(document(describeExport(report))), { objectMode: false });

function* document(value: object): Generator<string> {
  yield* members(Object.entries(value), "\n");
  yield "\n";
}

/** A value that holds a long list is written over several lines and in pieces, any other at once. */
function* written(value: unknown, margin: string): Generator<string> {
  if (!holdsLongList(value)) yield JSON.stringify(value);
  else if (Array.isArray(value)) yield* items(value, margin);
  else if (typeof value === "object" && value !== null)
    yield* members(Object.entries(value), margin);
}

function* members(
  entries: readonly (readonly [string, unknown])[],
  margin: string,
): Generator<string> {
  let before = "{";
  for (const [key, member] of entries) {
    yield `${before}${margin}  ${JSON.stringify(key)}: `;
    yield* written(member, `${margin}  `);
    before = ",";
  }
  yield `${margin}}`;
}

/** Items come a group at a time, those of a group that holds no long list in one piece. */
function* items(list: readonly unknown[], margin: string): Generator<string> {
  const between = `,${margin}  `;
  let before = `[${margin}  `;
  for (let start = 0; start < list.length; start += ITEMS_AT_ONCE) {
    const group = list.slice(start, start + ITEMS_AT_ONCE);
    if (holdsLongList(group)) {
      for (const item of group) {
        yield before;
        yield* written(item, `${margin}  `);
        before = between;
      }
    } else yield before + group.map((item) => JSON.stringify(item)).join(between);
    before = between;
  }
  yield `${margin}]`;
}
