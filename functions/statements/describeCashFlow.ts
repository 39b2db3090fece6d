import type { Reply } from "@tieout/contract";
import { rollForwardDifferences } from "@tieout/core";
import { describeProject, type ProjectRecord } from "../store/ProjectRecord.ts";
import type { StoredStatement } from "./StatementRecord.ts";

type CashFlow = Reply<"getCashFlow">;

/** The statement a project points to, as the API shows it: the project's method first. */
export function describeCashFlow(
  { project, stored }: { project: ProjectRecord; stored: StoredStatement | null },
  entity: string | null,
  now: Date,
): CashFlow {
  const { framework, method, currency, status, isOutOfDate } = describeProject("", project, now);
  if (!stored) return { ...nothing, entity, status, framework, method, currency };
  const { document, version, createdAt, files, entities } = stored;
  const { workings: _workings, policies: _policies, rollForward, ...proof } = document;
  const rolled = rollForward && { rollForward: rollForwardDifferences(rollForward) };
  const { lines, totals } = proof.statements[method];
  const about = { version, createdAt, status, isOutOfDate, entity, entities, files };
  return mutable({ ...proof, ...rolled, ...about, method, lines, totals });
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
} satisfies Partial<CashFlow>;

/** The core returns readonly lists; the contract's types are mutable ones of the same JSON. */
function mutable(reply: unknown): CashFlow {
  return reply as CashFlow; // parsed against the contract before it leaves
}
