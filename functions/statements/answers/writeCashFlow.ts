import { api, type Reply } from "@tieout/contract";
import { rollForwardDifferences } from "@tieout/core";
import { describeProject, type ProjectRecord } from "../../store/kinds/ProjectRecord.ts";
import type { StoredJson } from "../../store/kinds/StoredKind.ts";
import type { StoredStatement } from "../record/StatementRecord.ts";
import { type EntityRequest, type Seen, seeEntity } from "./seeEntity.ts";

/** A statement that is to be shown, of all entities or as one of them sees it; null before the first. */
type CashFlowRequest = {
  project: ProjectRecord;
  written: StoredJson | null;
  seenBy: EntityRequest | null;
  entity: string | null;
  /** Leaves out the lines of the project's method, which stand among those of both methods. */
  isByMethod: boolean;
  now: Date;
};

/** The answer that shows it, or why there is none. */
type WrittenCashFlow =
  | { ok: true; json: Uint8Array<ArrayBuffer> }
  | { ok: false; refused: Exclude<Seen, { ok: true }> };

/** The answer that shows a project's statement, held against the contract and written. */
export function writeCashFlow(request: CashFlowRequest): WrittenCashFlow {
  const { written, seenBy } = request;
  const seen = written && seeEntity(written, seenBy);
  if (seen && !seen.ok) return { ok: false, refused: seen };
  const reply = api.getCashFlow.reply.parse(describeCashFlow(request, seen?.stored ?? null));
  return { ok: true, json: new TextEncoder().encode(JSON.stringify(reply)) };
}

/** The statement a project points to, as the API shows it: the project's method first. */
function describeCashFlow(
  { project, entity, isByMethod, now }: CashFlowRequest,
  stored: StoredStatement | null,
): object {
  const { framework, method, currency, status, isOutOfDate } = describeProject("", project, now);
  if (!stored) return { ...nothing, entity, status, framework, method, currency };
  const { document, version, createdAt, files, entities } = stored;
  const { workings: _workings, policies: _policies, rollForward, ...proof } = document;
  const rolled = rollForward && { rollForward: rollForwardDifferences(rollForward) };
  const { lines, totals } = proof.statements[method];
  const about = { version, createdAt, status, isOutOfDate, entity, entities, files };
  return { ...proof, ...rolled, ...about, method, lines: isByMethod ? [] : lines, totals };
}

const nothing = {
  version: null,
  createdAt: null,
  isOutOfDate: false,
  tiesOut: false,
  draftReasons: [],
  hasComparatives: false,
  totals: null,
  statements: null,
  entities: [],
  lines: [],
  checks: [],
  controls: [],
  accounts: [],
  nonCashTransactions: [],
  disclosures: [],
  warnings: [],
  files: [],
} satisfies Partial<Reply<"getCashFlow">>;
