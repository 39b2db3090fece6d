import { decimalsOf } from "@tieout/core";
import { ApiProblem } from "../../app/ApiProblem.ts";
import type { Deps } from "../../app/Deps.ts";
import type { ProjectKey } from "../../store/changeProject.ts";
import { readRows } from "../inputs/readInputs.ts";
import { bytesOfRows } from "../inputs/StatementRequest.ts";
import {
  bytesOfStatement,
  type CurrentStatement,
  readRecord,
  readStatement,
} from "../record/readStatement.ts";
import { refusal } from "../refusal.ts";
import type { EntityRequest, Seen } from "./seeEntity.ts";

/** The current statement, and whose part of it is asked for. */
export type SeenStatement = CurrentStatement & { seenBy: EntityRequest | null };

/** Reads the current statement, and what the part of one entity is prepared from. */
export async function readSeenStatement(
  deps: Deps,
  key: ProjectKey,
  entity: string | null,
): Promise<SeenStatement> {
  const current = await readStatement(deps, key);
  const { written } = current;
  if (!written || entity === null) return { ...current, seenBy: null };
  const { files, currency } = await readRecord(deps, key, written.version);
  const rows = await readRows(deps, files, decimalsOf(currency));
  return { ...current, seenBy: { entity, rows } };
}

/** How many bytes the work on a statement grows with. */
export function bytesOfSeen({ written, seenBy }: SeenStatement): number {
  return (written ? bytesOfStatement(written) : 0) + bytesOfRows(seenBy?.rows ?? []);
}

/** The refusal of what cannot be shown of a statement. */
export function refuseSeen(seen: Exclude<Seen, { ok: true }>, entity: string | null): ApiProblem {
  if (seen.code === "older_release") return new ApiProblem("statement_of_older_release");
  if (seen.code === "not_possible") return refusal("statement_not_possible", seen.problems);
  if (seen.code === "no_columns") return new ApiProblem("no_columns");
  const errors = [`entity: the files of this statement name no "${entity}"`];
  return new ApiProblem("invalid_request", { errors });
}
