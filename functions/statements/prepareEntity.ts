import { prepareStatement, type RowsByFileType } from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { ProjectKey } from "../store/changeProject.ts";
import { hashOfDocument } from "./hashOfDocument.ts";
import { readRoles, readRows } from "./readInputs.ts";
import type { CurrentStatement } from "./readStatement.ts";
import type { StoredStatement } from "./StatementRecord.ts";

/**
 * The current statement seen for one entity of its files. Adjustments and verifications speak of
 * all entities together and are not in it.
 */
export async function prepareEntity(
  deps: Deps,
  key: ProjectKey,
  { project }: CurrentStatement,
  { stored, entity }: { stored: StoredStatement; entity: string },
): Promise<StoredStatement> {
  if (!stored.entities.includes(entity)) {
    const errors = [`entity: the files of this statement name no "${entity}"`];
    throw new ApiProblem("invalid_request", { errors });
  }
  const { framework, currency, policies } = stored.document;
  const [rows, roles] = await Promise.all([readRows(deps, stored.files), readRoles(deps, key)]);
  const prepared = prepareStatement({
    ...{ rows, framework, currency, policies, entity, ...roles },
    ...{ adjustments: [], verifications: [], period: project.period },
  });
  if (prepared.ok) {
    const document = prepared.value;
    return { ...stored, document, sha256: hashOfDocument(document) };
  }
  const errors = prepared.problems.map(({ message }) => message);
  throw new ApiProblem("statement_not_possible", { errors });
}

/** The entities that files name, in the order of their names. */
export function entitiesOf(rows: Partial<RowsByFileType>): string[] {
  const accounts = [rows.trial_balance, rows.balance_sheet, rows.profit_loss];
  const named = accounts.flatMap((list) => list?.map(({ entity }) => entity) ?? []);
  return [...new Set(named)].filter((entity) => entity !== null).toSorted();
}
