import { prepareStatement } from "@tieout/core";
import { generatedInput, LARGE, PARTS, type RolesBy, writtenRows } from "./generatedInput.ts";
import { printTurns } from "./printTurns.ts";

const works: Readonly<Record<string, () => () => unknown>> = {
  names: () => statements("names", 1),
  namesInParts: () => statements("names", PARTS),
  person: () => statements("person", 1),
  personInParts: () => statements("person", PARTS),
  parse: () => {
    const written = writtenRows(generatedInput(LARGE, "names"));
    return () => JSON.parse(written);
  },
};

/**
 * Does one work on the made-up accounts of a large ledger, whole or in parts with the same names. Arguments: the
 * work's name, and how many turns count.
 */
const [name = "", turns = ""] = process.argv.slice(2);
const make = works[name];
if (make === undefined) throw new Error(`no work is called ${name}`);
const run = make();
await printTurns(async () => run(), { warmUp: 1, turns: Number(turns) });

function statements(rolesBy: RolesBy, parts: number): () => unknown {
  const each = LARGE / parts;
  const inputs = Array.from({ length: parts }, (_, at) => generatedInput(each, rolesBy, at * each));
  return () => inputs.map((input) => prepareStatement(input));
}
