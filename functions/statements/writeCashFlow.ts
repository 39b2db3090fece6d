import { api } from "@tieout/contract";
import type { ProjectRecord } from "../store/ProjectRecord.ts";
import type { StoredJson } from "../store/StoredKind.ts";
import { describeCashFlow } from "./describeCashFlow.ts";
import { type EntityRequest, type Seen, seeEntity } from "./seeEntity.ts";

/** A statement that is to be shown. */
export type CashFlowRequest = {
  project: ProjectRecord;
  written: StoredJson;
  seenBy: EntityRequest | null;
  now: Date;
};

/** The answer that shows it, or why there is none. */
export type WrittenCashFlow =
  | { ok: true; json: Uint8Array<ArrayBuffer> }
  | { ok: false; refused: Exclude<Seen, { ok: true }> };

/** The answer that shows a statement, held against the contract and written. */
export function writeCashFlow({ project, written, seenBy, now }: CashFlowRequest): WrittenCashFlow {
  const seen = seeEntity(written, seenBy);
  if (!seen.ok) return { ok: false, refused: seen };
  const shown = describeCashFlow({ project, stored: seen.stored }, seenBy?.entity ?? null, now);
  const reply = api.getCashFlow.reply.parse(shown);
  return { ok: true, json: new TextEncoder().encode(JSON.stringify(reply)) };
}
