import type { StoredJson } from "../store/StoredKind.ts";
import { type MadeVersion, storeVersion } from "./makeVersion.ts";
import { openStatement } from "./openStatement.ts";
import type { StoredStatement } from "./StatementRecord.ts";
import type { StatementScope } from "./StatementScope.ts";

/** A version that says the same figures with other words, and what is known of it before. */
export type RestatementRequest = {
  written: StoredJson;
  notes: StatementScope["notes"];
  about: Pick<StoredStatement, "version" | "createdAt" | "preparedBy">;
};

/** Writes a stored version anew with other notes; null where it keeps none of its own. */
export function restateVersion({
  written,
  notes,
  about,
}: RestatementRequest): Extract<MadeVersion, { ok: true }> | null {
  const stored = openStatement(written);
  if (!stored.scope) return null;
  const scope = { ...stored.scope, notes };
  const nothing = { effect: null, entries: null, yearEnd: null, readings: null };
  return { ...storeVersion({ ...stored, ...about }, scope), ...nothing };
}
