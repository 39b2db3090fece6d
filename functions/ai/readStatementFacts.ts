import { decimalsIn } from "@tieout/core";
import type { Deps } from "../app/Deps.ts";
import { readRoles, readRows } from "../statements/inputs/readInputs.ts";
import { readRecord, requireWritten } from "../statements/record/readStatement.ts";
import type { ProjectKey } from "../store/changeProject.ts";
import type { StatementFacts } from "./reportOnStatement.ts";

/** Reads the current statement and all it was made from, as an analyst needs it. */
export async function readStatementFacts(
  deps: Deps,
  key: ProjectKey,
): Promise<{ version: number; facts: StatementFacts }> {
  const { written } = await requireWritten(deps, key);
  const { version } = written;
  const { files, totals } = await readRecord(deps, key, version);
  const [rows, { rememberedMappings }] = await Promise.all([
    readRows(deps, files, decimalsIn(totals.cashAtEnd)),
    readRoles(deps, key),
  ]);
  return { version, facts: { written, rows, rememberedMappings } };
}
