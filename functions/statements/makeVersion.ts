import type { AdjustmentBody, AdjustmentRecord } from "@tieout/contract";
import {
  type Problem,
  prepareStatement,
  type StatementDocument,
  type StatementInput,
} from "@tieout/core";
import { affectedLine } from "./affectedLine.ts";
import { entitiesOf } from "./entitiesOf.ts";
import { hashOfDocument } from "./hashOfDocument.ts";
import { separateEntries, type WrittenEntries } from "./ledgerEntries.ts";
import { newWarnings } from "./newWarnings.ts";
import {
  type StatementSummary,
  type StoredStatement,
  summarise,
  wholeStatementKind,
} from "./StatementRecord.ts";
import { openRequest, type StatementRequest } from "./StatementRequest.ts";

/** A version that is to be made, and what is known of it before. */
export type VersionRequest = {
  input: StatementRequest;
  /** The adjustment whose effect is to be told, and what the statement is made from without it. */
  adjusting: { body: AdjustmentBody; without: Omit<StatementInput, "rows"> } | null;
  about: Omit<StoredStatement, "document" | "entities" | "sha256">;
};

/** What an adjustment did to the statement. */
export type AdjustmentEffectTold = Pick<
  AdjustmentRecord,
  "concept" | "originalValue" | "adjustedValue" | "warnings"
>;

/** A version as it is kept, and what the transaction that publishes it says of it. */
export type MadeVersion = { entities: string[] } & (
  | { ok: false; problems: readonly Problem[] }
  | {
      ok: true;
      stored: Uint8Array<ArrayBuffer>;
      summary: StatementSummary;
      effect: AdjustmentEffectTold | null;
      /** The ledger entries behind its lines; null without a ledger. */
      entries: WrittenEntries | null;
    }
);

/** Behind each line and account; of more than these the largest are listed, and all are counted. */
const ENTRIES_KEPT = 5_000;

/** Prepares a version of a statement from rows as they are stored, as the bytes that are stored of it. */
export function makeVersion({ input, adjusting, about }: VersionRequest): MadeVersion {
  const opened = openRequest(input);
  const entities = entitiesOf(opened.rows);
  const prepared = prepareStatement({
    ...opened,
    entriesKept: ENTRIES_KEPT,
    periods: "month",
  });
  if (!prepared.ok) return { ok: false, entities, problems: prepared.problems };
  const { document, entries } = separateEntries(prepared.value);
  const stored: StoredStatement = {
    ...about,
    entities,
    sha256: hashOfDocument(document),
    document,
  };
  return {
    ...{ ok: true, entities, summary: summarise(stored) },
    stored: new TextEncoder().encode(JSON.stringify(wholeStatementKind.write(stored))),
    entries,
    effect: adjusting && effectOf(adjusting.body, { ...opened, ...adjusting.without }, document),
  };
}

/** The line an adjustment changed, before and after, and the warnings it brought. */
function effectOf(
  body: AdjustmentBody,
  without: StatementInput,
  after: StatementDocument,
): AdjustmentEffectTold {
  const prepared = prepareStatement(without);
  const before = prepared.ok ? prepared.value : null;
  const line = before && affectedLine(body, before, after);
  return {
    concept: line?.concept ?? null,
    originalValue: line?.originalValue ?? null,
    adjustedValue: line?.adjustedValue ?? null,
    warnings: newWarnings(after, before),
  };
}
