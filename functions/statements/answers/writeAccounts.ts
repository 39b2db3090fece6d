import { api } from "@tieout/contract";
import type { StoredJson } from "../../store/kinds/StoredKind.ts";
import { openStatement } from "../record/openStatement.ts";

/** A page of the accounts of a statement that is to be shown. */
export type AccountsRequest = {
  written: StoredJson;
  /** The code of the account that the page begins after, wherever that stands now; null for the first page. */
  after: string | null;
  limit: number;
  /** Whether only those are shown whose role waits to be confirmed. */
  areOnlyStale: boolean;
  /** The codes of the accounts whose role waits to be confirmed. */
  stale: ReadonlySet<string>;
};

/** The answer that shows the page, and its last account where others follow; or that there is no such account. */
export type WrittenAccounts =
  | { ok: true; json: Uint8Array<ArrayBuffer>; last: string | null }
  | { ok: false };

/** The answer that shows a page of accounts, held against the contract and written. */
export function writeAccounts(request: AccountsRequest): WrittenAccounts {
  const { written, after, limit, areOnlyStale, stale } = request;
  const { accounts: all } = openStatement(written).document;
  const accounts = areOnlyStale ? all.filter(({ code }) => stale.has(code)) : all;
  const before = after === null ? -1 : accounts.findIndex(({ code }) => code === after);
  if (after !== null && before < 0) return { ok: false };
  const end = before + 1 + limit;
  const items = accounts.slice(before + 1, end);
  const reply = api.listAccounts.reply.parse(
    items.map((account) => ({
      ...account,
      rows: [...account.rows],
      traits: [...account.traits],
      isStale: stale.has(account.code),
    })),
  );
  const last = end < accounts.length ? (items.at(-1)?.code ?? null) : null;
  return { ok: true, json: new TextEncoder().encode(JSON.stringify(reply)), last };
}
