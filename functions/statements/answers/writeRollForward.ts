import { api } from "@tieout/contract";
import type { StoredJson } from "../../store/kinds/StoredKind.ts";
import { openStatement } from "../record/openStatement.ts";

/** A page of the accounts of a ledger, rolled forward, that is to be shown. */
export type RollForwardRequest = {
  written: StoredJson;
  /** Its place among the accounts that are asked for. */
  from: number;
  limit: number;
  search: string;
};

/** The answer that shows a page of the roll-forward, held against the contract and written, and whether others follow. */
export function writeRollForward({ written, from, limit, search }: RollForwardRequest): {
  json: Uint8Array<ArrayBuffer>;
  hasMore: boolean;
} {
  const all = openStatement(written).document.rollForward ?? [];
  const sought = search.trim().toLowerCase();
  const found = all.filter(
    ({ account, accountName }) =>
      account.toLowerCase().includes(sought) || accountName.toLowerCase().includes(sought),
  );
  const reply = api.listRollForward.reply.parse(found.slice(from, from + limit));
  return {
    json: new TextEncoder().encode(JSON.stringify(reply)),
    hasMore: from + limit < found.length,
  };
}
