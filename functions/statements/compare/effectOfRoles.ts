import type { AdjustmentEffect } from "@tieout/contract";
import {
  type AccountsRead,
  prepareStatement,
  rereadAccounts,
  type StatementInput,
} from "@tieout/core";
import type { StoredJson } from "../../store/kinds/StoredKind.ts";
import { openRequest, type StatementRequest } from "../inputs/StatementRequest.ts";
import { type NewRole, withRoles } from "../inputs/withRoles.ts";
import { openReadings } from "../record/keepReadings.ts";
import { openStatement } from "../record/openStatement.ts";
import { effectBetween, noEffect } from "./effectOfAdjustment.ts";
import type { Standing } from "./Standing.ts";

/** Roles that accounts would be given, and the statement as it stands. */
export type RolesEffectRequest = {
  given: readonly NewRole[];
  /** What the statement is made from without them. */
  request: StatementRequest;
  written: StoredJson;
  /** How its accounts were read; null where that was not kept, or something else has changed since. */
  readings: StoredJson | null;
};

export type RolesEffect =
  | { ok: true; effect: AdjustmentEffect }
  /** The accounts that the statement has not. */
  | { ok: false; unknown: string[] };

/**
 * What roles would change: the statement with them against the one that stands. Where it was kept how
 * the accounts were read, only those that are given a role are read again: what they would give away
 * of others comes with the statement that is made of them.
 */
export function effectOfRoles({
  given,
  request,
  written,
  readings,
}: RolesEffectRequest): RolesEffect {
  const kept = readings && openReadings(readings);
  const { before, names } = kept?.standing
    ? { before: kept.standing, names: namesOf(kept.accounts.map(({ facts }) => facts)) }
    : opened(written);
  const unknown = given.flatMap(({ code }) => (names.has(code) ? [] : [code]));
  if (unknown.length > 0) return { ok: false, unknown };
  const named = given.map((each) => ({ ...each, name: names.get(each.code) ?? "" }));
  const input = openRequest(withRoles(request, named));
  const after = prepareStatement(input, kept && reread(kept, input, given));
  const effect = after.ok ? effectBetween(before, after.value) : noEffect(after.problems);
  return { ok: true, effect };
}

/** What stands, where nothing smaller was kept of it. */
function opened(written: StoredJson): { before: Standing; names: Names } {
  const { document } = openStatement(written);
  return { before: document, names: namesOf(document.accounts) };
}

type Names = ReadonlyMap<string, string>;

function namesOf(accounts: readonly { code: string; name: string }[]): Names {
  return new Map(accounts.map(({ code, name }) => [code, name]));
}

function reread(
  read: AccountsRead,
  input: StatementInput,
  given: readonly NewRole[],
): AccountsRead | null {
  return rereadAccounts(
    read,
    input,
    given.map(({ code }) => code),
  );
}
