import { type Problem, prepareStatement, type StatementInput } from "@tieout/core";
import type { StoredJson } from "../store/StoredKind.ts";
import { hashOfDocument } from "./hashOfDocument.ts";
import { openStatement } from "./openStatement.ts";
import type { StoredStatement } from "./StatementRecord.ts";
import { openRows, type StoredRows } from "./StatementRequest.ts";

/** One entity's part of a statement, and what else that is prepared from. */
export type EntityRequest = {
  entity: string;
  rows: readonly StoredRows[];
} & Pick<StatementInput, "mappings" | "rememberedMappings" | "period">;

/** A statement as one entity sees it, or why there is none. */
export type Seen =
  | { ok: true; stored: StoredStatement }
  | { ok: false; code: "no_such_entity" }
  | { ok: false; code: "not_possible"; problems: readonly Problem[] };

/**
 * A stored statement, of all entities together or as one of them sees it. Adjustments and
 * verifications speak of all entities together and are not in what one of them sees.
 */
export function seeEntity(written: StoredJson, request: EntityRequest | null): Seen {
  const stored = openStatement(written);
  if (!request) return { ok: true, stored };
  if (!stored.entities.includes(request.entity)) return { ok: false, code: "no_such_entity" };
  const { framework, currency, policies } = stored.document;
  const prepared = prepareStatement({
    ...{ ...request, rows: openRows(request.rows), framework, currency, policies },
    ...{ adjustments: [], verifications: [] },
  });
  if (!prepared.ok) return { ok: false, code: "not_possible", problems: prepared.problems };
  const document = prepared.value;
  return { ok: true, stored: { ...stored, document, sha256: hashOfDocument(document) } };
}
