import type { StoredJson } from "../../store/kinds/StoredKind.ts";
import { openStatement } from "../record/openStatement.ts";
import type { StoredStatement } from "../record/StatementRecord.ts";
import type { StatementScope } from "../record/StatementScope.ts";
import { type MadeVersion, storeVersion } from "./makeVersion.ts";

/** What a version says that no figure of it depends on. */
export type Words = Partial<
  Pick<StatementScope, "notes" | "projectName" | "entityName" | "period">
>;

/** A version that says the same figures with other words, and what is known of it before. */
export type RestatementRequest = {
  written: StoredJson;
  words: Words;
  about: Pick<StoredStatement, "version" | "createdAt" | "preparedBy">;
};

/** Writes a stored version anew with other words; null where it keeps none of its own. */
export function restateVersion({
  written,
  words,
  about,
}: RestatementRequest): Extract<MadeVersion, { ok: true }> | null {
  const stored = openStatement(written);
  if (!stored.scope) return null;
  const scope = { ...stored.scope, ...words };
  const nothing = { effect: null, entries: null, yearEnd: null, readings: null };
  return { ...storeVersion({ ...stored, ...about }, scope), ...nothing };
}
