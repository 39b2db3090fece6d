import type { Role } from "@tieout/core";
import type { StoredJson } from "../../store/kinds/StoredKind.ts";
import { openStatement } from "../record/openStatement.ts";

/** The accounts of a statement by their codes, with their roles; without those that it has not. */
export function findAccounts({
  written,
  codes,
}: {
  written: StoredJson;
  codes: readonly string[];
}): Map<string, { name: string; role: Role | null }> {
  const wanted = new Set(codes);
  const found = openStatement(written).document.accounts.filter(({ code }) => wanted.has(code));
  return new Map(found.map(({ code, name, role }) => [code, { name, role }]));
}
