import type { Role } from "@tieout/core";
import type { StoredJson } from "../store/StoredKind.ts";
import { openStatement } from "./openStatement.ts";

/** An account of a statement by its code, with its role; null where the statement has no such account. */
export function findAccount({
  written,
  code,
}: {
  written: StoredJson;
  code: string;
}): { name: string; role: Role | null } | null {
  const { accounts } = openStatement(written).document;
  const found = accounts.find((account) => account.code === code);
  return found ? { name: found.name, role: found.role } : null;
}
