import {
  type AccountSummary,
  accountsAwaited,
  asksForVerification,
  type OpenPoint,
  type Role,
} from "@tieout/core";
import type { StatementLine } from "../../lib/api/StatementLine.ts";
import { formsOfLines, type ResolvingForm } from "./formsOfLines.ts";

/** How an open point is resolved: by a form that is already begun, by a role, among the accounts to review, or by a person's word. */
export type Resolution =
  | { kind: "form"; form: ResolvingForm; start: Readonly<Record<string, string>>; label: string }
  | { kind: "role"; account: string; role: Role }
  | { kind: "accounts"; label: string }
  | { kind: "word"; label: string };

type Line = Pick<StatementLine, "id" | "concept" | "sources" | "reviewReasons" | "answeredBy">;
type Account = Pick<
  AccountSummary,
  "code" | "name" | "role" | "confidence" | "isOverridden" | "isQuestioned" | "movement"
>;

/** The one action that resolves an open point, wherever it is shown. */
export function resolvePoint(
  point: OpenPoint,
  { lines, accounts }: { lines: readonly Line[]; accounts: readonly Account[] },
): Resolution {
  if (point.kind === "account") return resolveAccount({ code: point.id, role: point.role });
  if (point.kind === "check") return { kind: "word", label: "Confirm" };
  const line = lines.find(({ id }) => id === point.id);
  return resolveLine(line ?? { concept: point.concept, sources: [], reviewReasons: [] }, accounts);
}

/**
 * What resolves a line in review: a person's word where that is all it waits for, the role of an account, else the
 * form, begun with the accounts behind it. Of several that may be meant none is chosen: which was sold or repaid is for a person to say.
 */
export function resolveLine(line: Omit<Line, "id">, accounts: readonly Account[]): Resolution {
  if (asksForVerification(line)) return { kind: "word", label: "Confirm" };
  const byRoles = resolveByRoles(line, accounts);
  if (byRoles !== null) return byRoles;
  const behind = accountsBehind(line, accounts);
  const only = onlyOne(behind);
  const known = formsOfLines.find(({ lines }) => lines.some((concept) => concept === line.concept));
  if (known) {
    const onLine = (roles: readonly Role[]) => onlyOne(ofRoles(behind, roles));
    const inBooks = (roles: readonly Role[]) => onlyOne(ofRoles(accounts, roles));
    return form(known.form, known.label, known.start({ only, onLine, inBooks }));
  }
  if (line.concept === "unclassified_movements" && behind.length > 0)
    return form("reclassification", "Say what it is", { account: only });
  return form("journal", "Explain with a journal", {
    ...(only !== undefined && { side0: `account:${only}` }),
  });
}

/** What resolves a line that waits for the roles of accounts; null where it waits for something else. */
function resolveByRoles(line: Omit<Line, "id">, accounts: readonly Account[]): Resolution | null {
  const [account, ...others] = accountsAwaited(line, accounts);
  if (account === undefined) return null;
  return others.length === 0
    ? resolveAccount(account)
    : { kind: "accounts", label: "Give them their roles" };
}

function ofRoles(accounts: readonly Account[], roles: readonly Role[]): Account[] {
  return accounts.filter(({ role }) => role !== null && roles.includes(role));
}

function onlyOne(accounts: readonly Account[]): string | undefined {
  return accounts.length === 1 ? accounts[0]?.code : undefined;
}

/** An account nobody is sure of: its role is confirmed, or given where there is none. */
function resolveAccount({ code, role }: Pick<Account, "code" | "role">): Resolution {
  if (role === null) return form("reclassification", "Say what it is", { account: code });
  return { kind: "role", account: code, role };
}

function form(
  name: ResolvingForm,
  label: string,
  start: Readonly<Record<string, string | undefined>>,
): Resolution {
  const given = Object.entries(start).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return { kind: "form", form: name, label, start: Object.fromEntries(given) };
}

/** The accounts of a line. */
function accountsBehind(
  { sources }: Pick<Line, "sources">,
  accounts: readonly Account[],
): Account[] {
  const codes = new Set(sources.map(({ account }) => account));
  return accounts.filter(({ code }) => codes.has(code));
}
