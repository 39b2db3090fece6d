import { Readable } from "node:stream";
import { describeExport } from "@tieout/core";
import type { ExportWriter } from "./ExportWriter.ts";
import { joinPieces } from "./joinPieces.ts";

/** The statement with its lineage as JSON, under the schema it names; written item by item. */
export const writeStatementJson: ExportWriter = async (report) =>
  Readable.from(joinPieces(jsonOf(describeExport(report))), { objectMode: false });

/** An object's members one to a line, and the items of its lists likewise. */
function* jsonOf(value: object): Generator<string> {
  let before = "{\n";
  for (const [key, member] of Object.entries(value)) {
    yield `${before}  ${JSON.stringify(key)}: `;
    if (Array.isArray(member) && member.length > 0) yield* listOf(member);
    else yield JSON.stringify(member);
    before = ",\n";
  }
  yield "\n}\n";
}

function* listOf(items: readonly unknown[]): Generator<string> {
  let before = "[\n";
  for (const item of items) {
    yield `${before}    ${JSON.stringify(item)}`;
    before = ",\n";
  }
  yield "\n  ]";
}
