import type { Input } from "@tieout/contract";
import type { AccountSummary, Concept, Framework, Role } from "@tieout/core";
import type { StatementLine } from "../../../lib/api/StatementLine.ts";
import type { Entry } from "./readEntry.ts";

/** An adjustment without its reason: what a form works out while it is filled in. */
export type Draft = Input<"previewAdjustment">["body"];

/** What a form can draw on: the accounts and lines of the statement, its words and currency. */
export type FormFacts = {
  accounts: readonly AccountSummary[];
  lines: readonly StatementLine[];
  framework: Framework;
  currency: string;
};

export type FormField = { name: string; label: string; hint?: string } & (
  | { kind: "account"; roles: readonly Role[] }
  | { kind: "side" }
  | { kind: "amount"; isSigned?: true }
  | { kind: "role" }
  | { kind: "concept"; concepts: readonly Concept[] }
  | { kind: "choice"; options: Readonly<Record<string, string>> }
);

/** Fields that belong together; a legend where several rows are alike. */
export type FormRow = { legend?: string; fields: readonly FormField[] };

/** A guided form: its questions, and the adjustment that follows from the answers. */
export type GuidedForm = {
  title: string;
  /** When to use it, in a sentence. */
  intro: string;
  reasonExample: string;
  action: string;
  /** The questions; later ones may follow from earlier answers. */
  rows: (entry: Entry, facts: FormFacts) => readonly FormRow[];
  /** How the answers stand together, in words. */
  note?: (entry: Entry, facts: FormFacts) => string | null;
  /** The adjustment, or what is still missing, in words. */
  write: (entry: Entry, facts: FormFacts) => Draft | string;
};
