import type { Deps } from "../app/Deps.ts";
import type { ProjectKey } from "../store/changeProject.ts";
import { prepareEntity } from "./prepareEntity.ts";
import { type CurrentStatement, readStatement } from "./readStatement.ts";

/** The current statement, of all entities together or as one of them sees it. */
export async function readSeenStatement(
  deps: Deps,
  key: ProjectKey,
  entity: string | null,
): Promise<CurrentStatement> {
  const current = await readStatement(deps, key);
  const { project, stored } = current;
  if (!stored || entity === null) return current;
  return { project, stored: await prepareEntity(deps, key, current, { stored, entity }) };
}
