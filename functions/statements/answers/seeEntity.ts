import { type Problem, prepareStatement } from "@tieout/core";
import { hashOfStatement } from "@tieout/files";
import type { StoredJson } from "../../store/kinds/StoredKind.ts";
import { ledgerAmong, openRows, type StoredRows } from "../inputs/StatementRequest.ts";
import { describeVersion } from "../record/describeVersion.ts";
import { openStatement } from "../record/openStatement.ts";
import type { StoredStatement } from "../record/StatementRecord.ts";

/** One entity's part of a statement, and the rows of the files that is prepared from. */
export type EntityRequest = { entity: string; rows: readonly StoredRows[] };

const BALANCES: ReadonlySet<string> = new Set(["trial_balance", "balance_sheet", "profit_loss"]);

/** A statement as one entity sees it, or why there is none. */
export type Seen =
  | { ok: true; stored: StoredStatement }
  | { ok: false; code: "no_such_entity" | "older_release" | "no_columns" }
  | { ok: false; code: "not_possible"; problems: readonly Problem[] };

/**
 * A stored statement, of all entities together or as one of them sees it, by the roles and for the
 * period of its version. Adjustments, notes and verifications speak of all entities together and are
 * not in what one of them sees.
 */
export function seeEntity(written: StoredJson, request: EntityRequest | null): Seen {
  const stored = openStatement(written);
  if (!request) return { ok: true, stored };
  const { entity } = request;
  if (!stored.entities.includes(entity)) return { ok: false, code: "no_such_entity" };
  if (!stored.scope) return { ok: false, code: "older_release" };
  const { framework, currency, policies } = stored.document;
  const { mappings, rememberedMappings, traits, period } = stored.scope;
  // Beside balances, it is these that say what the entity has
  const isAlone = !request.rows.some(({ fileType }) => BALANCES.has(fileType));
  const generalLedger = isAlone ? ledgerAmong(request.rows, entity) : undefined;
  const prepared = prepareStatement({
    rows: openRows(request.rows, entity),
    ...(generalLedger && { generalLedger, entriesListed: 0 }),
    entity,
    framework,
    currency,
    policies,
    period,
    mappings: new Map(Object.entries(mappings)),
    rememberedMappings: new Map(Object.entries(rememberedMappings)),
    traits: new Map(Object.entries(traits)),
    adjustments: [],
    verifications: [],
  });
  if (!prepared.ok) return { ok: false, code: "not_possible", problems: prepared.problems };
  const scope = { ...stored.scope, adjustments: [], notes: [] };
  const seen = { ...stored, document: prepared.value, scope };
  const sha256 = hashOfStatement(describeVersion(seen, entity));
  return { ok: true, stored: { ...seen, scope: { ...scope, sha256 } } };
}
