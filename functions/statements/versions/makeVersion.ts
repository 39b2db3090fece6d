import type { AdjustmentBody, AdjustmentRecord, RunProgress } from "@tieout/contract";
import {
  type AccountsRead,
  type PreparedYear,
  type Problem,
  prepareStatement,
  prepareYear,
  type Result,
  type Role,
  readAccounts,
  rememberedKey,
  type StatementDocument,
  type StatementInput,
} from "@tieout/core";
import { hashOfStatement } from "@tieout/files";
import { affectedLine } from "../compare/affectedLine.ts";
import { newWarnings } from "../compare/newWarnings.ts";
import type { VersionEntries } from "../entries/keepEntries.ts";
import { writeEntries } from "../entries/ledgerEntries.ts";
import { entitiesAmong, openRequest, type StatementRequest } from "../inputs/StatementRequest.ts";
import { type WrittenYearEnd, writeYearEnd } from "../inputs/yearEnd.ts";
import { type CheckpointSettings, checkpointStore } from "../process/checkpointStore.ts";
import { describeAdjustment, withAccountNames } from "../record/describeAdjustment.ts";
import { describeVersion } from "../record/describeVersion.ts";
import { writeReadings } from "../record/keepReadings.ts";
import type { ScopeRead } from "../record/readScope.ts";
import {
  type StatementSummary,
  type StoredStatement,
  summarise,
  wholeStatementKind,
} from "../record/StatementRecord.ts";
import type { StatementScope } from "../record/StatementScope.ts";

/** A version that is to be made, and what is known of it before. */
export type VersionRequest = {
  input: StatementRequest;
  /** The adjustment whose effect is to be told, and what the statement is made from without it. */
  adjusting: Adjusting | null;
  about: Omit<StoredStatement, "document" | "entities" | "scope">;
  scope: ScopeRead;
  /** Keeps what is traced of its ledger; absent where that is over soon. */
  checkpoints?: CheckpointSettings | undefined;
};

type Adjusting = {
  id: string;
  body: AdjustmentBody;
  createdBy: string;
  without: Omit<StatementInput, "rows">;
};

/** What an adjustment did to the statement. */
export type AuditedEffect = Pick<
  AdjustmentRecord,
  "concept" | "originalValue" | "adjustedValue" | "warnings"
>;

/** A version as it is kept, and what the transaction that publishes it says of it. */
export type MadeVersion = { entities: string[] } & (
  | { ok: false; problems: readonly Problem[] }
  | {
      ok: true;
      stored: Uint8Array<ArrayBuffer>;
      sha256: string;
      summary: StatementSummary;
      effect: AuditedEffect | null;
      /** The ledger entries behind its lines; null without a ledger. */
      entries: VersionEntries | null;
      /** What next year begins with; null without a ledger. */
      yearEnd: WrittenYearEnd | null;
      /** How its accounts were read; null where they are few. */
      readings: Uint8Array | null;
    }
);

/** Prepares a version of a statement from rows as they are stored, as the bytes that are stored of it. */
export function makeVersion(
  { input, adjusting, about, scope, checkpoints }: VersionRequest,
  tell: (progress: RunProgress) => void = () => undefined,
): MadeVersion {
  const opened = openRequest(input);
  tell({ stage: "roles", count: countRows(opened) });
  const entities = entitiesAmong(input.rows, opened.rows);
  const read = readAccounts(opened);
  if (!read.ok) return { ok: false, entities, problems: read.problems };
  const prepared = prepare({ opened, accounts: read.value, checkpoints }, tell);
  if (!prepared.ok) return { ok: false, entities, problems: prepared.problems };
  const { document, yearEnd, behind } = prepared.value;
  const entries = writeEntries(behind, document.periods ?? []);
  const effect =
    adjusting && effectOf(adjusting.body, { ...opened, ...adjusting.without }, document);
  const made =
    adjusting && effect
      ? [madeAdjustment(adjusting, effect, { ...about, ...scope, ...input })]
      : [];
  const names = new Map(document.accounts.map(({ code, name }) => [code, name]));
  const kept = {
    ...scope,
    ...rolesOf(input, document),
    period: opened.period,
    adjustments: [...scope.adjustments, ...made].map((each) => withAccountNames(each, names)),
  };
  const stored = storeVersion({ ...about, entities, document }, kept);
  return { ...stored, effect, entries, yearEnd, readings: writeReadings(read.value, document) };
}

type Preparing = Pick<VersionRequest, "checkpoints"> & {
  opened: StatementInput;
  accounts: AccountsRead;
};

/** A statement, what is written of its year's end, and the entries behind it, which are still to be written. */
type Prepared = Pick<PreparedYear, "document"> & {
  yearEnd: WrittenYearEnd | null;
  behind: PreparedYear["entries"];
};

/** What is left open is written first: it may be millions of objects, and nothing holds them after this. */
function prepare(
  { opened, accounts, checkpoints }: Preparing,
  tell: (progress: RunProgress) => void,
): Result<Prepared> {
  const count = accounts.accounts.length;
  tell(checkpoints ? { stage: "tracing", count: 0 } : { stage: "worksheet", count });
  const asked = { entriesListed: 0, periods: "month", comparesWithBalances: true } as const;
  const prepared = prepareYear({ ...opened, ...asked }, accounts, {
    onWorksheet: () => tell({ stage: "checks", count: null }),
    checkpoints: checkpoints ? checkpointStore(checkpoints, tell) : null,
  });
  if (!prepared.ok) return prepared;
  tell({ stage: "storing", count: null });
  const { document, openItems, entries: behind } = prepared.value;
  return { ok: true, value: { document, yearEnd: writeYearEnd(opened, openItems), behind } };
}

/** The rows of all files; of a general ledger they are its lines. */
function countRows({ rows, generalLedger }: StatementInput): number {
  const ofFiles = Object.values(rows).reduce((total, { length }) => total + length, 0);
  return ofFiles + (generalLedger?.origin?.lineCount ?? 0);
}

/** The bytes of a version under the hash of all that it says, and its summary. */
export function storeVersion(
  version: Omit<StoredStatement, "scope">,
  scope: Omit<StatementScope, "sha256">,
): Omit<Extract<MadeVersion, { ok: true }>, "effect" | "entries" | "yearEnd" | "readings"> {
  const unsealed = { ...version, scope: { ...scope, sha256: "" } };
  const sha256 = hashOfStatement(describeVersion(unsealed));
  const stored = { ...unsealed, scope: { ...scope, sha256 } };
  return {
    ok: true,
    entities: stored.entities,
    sha256,
    summary: summarise(stored),
    stored: new TextEncoder().encode(JSON.stringify(wholeStatementKind.write(stored))),
  };
}

/** The adjustment this version makes, as its exports print it. */
function madeAdjustment(
  { id, body, createdBy }: Adjusting,
  effect: AuditedEffect,
  {
    createdAt,
    people,
    currency,
  }: Pick<VersionRequest["about"], "createdAt"> &
    Pick<ScopeRead, "people"> &
    Pick<StatementRequest, "currency">,
): ScopeRead["adjustments"][number] {
  const { adjustmentType, reason } = body;
  const record = { id, adjustmentType, reason, body, createdAt, createdBy, ...effect };
  return describeAdjustment(
    { ...record, status: "active", reversedAt: null, findingId: null },
    people,
    currency,
  );
}

/** What a person said of accounts; of other projects only what concerns the accounts of this statement. */
function rolesOf(
  { mappings, rememberedMappings, traits = new Map() }: StatementRequest,
  { accounts }: StatementDocument,
): Pick<StatementScope, "mappings" | "rememberedMappings" | "traits"> {
  const remembered = accounts.map(({ code, name }) => rememberedKey(code, name));
  return {
    mappings: Object.fromEntries(mappings),
    rememberedMappings: ofKeys(rememberedMappings, remembered),
    traits: Object.fromEntries([...traits].map(([code, given]) => [code, [...given]])),
  };
}

function ofKeys(roles: ReadonlyMap<string, Role>, keys: readonly string[]): Record<string, Role> {
  const found = keys.flatMap((key) => {
    const role = roles.get(key);
    return role ? [[key, role] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The line an adjustment changed, before and after, and the warnings it brought. */
function effectOf(
  body: AdjustmentBody,
  without: StatementInput,
  after: StatementDocument,
): AuditedEffect {
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
