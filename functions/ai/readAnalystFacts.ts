import type { AnalystFacts } from "@tieout/core";
import type { Deps } from "../app/Deps.ts";
import { readRoles, readRows } from "../statements/readInputs.ts";
import { requireStatement } from "../statements/readStatement.ts";
import type { ProjectKey } from "../store/changeProject.ts";

/** The current statement and all it was made from, as an analyst reads it. */
export async function readAnalystFacts(
  deps: Deps,
  key: ProjectKey,
): Promise<{ version: number; facts: AnalystFacts }> {
  const { version, document, files } = await requireStatement(deps, key);
  const [rows, { rememberedMappings }] = await Promise.all([
    readRows(deps, files),
    readRoles(deps, key),
  ]);
  return { version, facts: { document, rows, entity: null, rememberedMappings } };
}
