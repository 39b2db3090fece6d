import type { Transaction } from "firebase-admin/firestore";
import type { Proposal } from "./Proposal.ts";
import type { Decision } from "./RunRecord.ts";

/** What a person decides on: a finding of a run, or a note. */
export type DecisionSubject = Proposal & {
  findingId: string;
  /** As the audit trail names it: `Finding "Depreciation is missing"`. */
  title: string;
  metadata: Readonly<Record<string, string | number>>;
  /** What was decided so far. */
  decision: Decision;
  keep: (transaction: Transaction, decision: Decision) => void;
};

/** Reads what is decided on, as it is now or as a transaction sees it; not found if there is none. */
export type ReadSubject = (transaction?: Transaction) => Promise<DecisionSubject>;
