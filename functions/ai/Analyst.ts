import type { AnalystFacts } from "@tieout/core";
import type { MadeBy, Reports, Task } from "./Report.ts";

/** Why a model has no part in a result. */
export type AiFailure =
  | "timeout"
  | "rate_limited"
  | "unreachable"
  | "rejected"
  | "refused"
  | "malformed";

export type Reviewed<Report> =
  | { ok: true; report: Report; unsupportedFigures: readonly string[]; tokens: number | null }
  | { ok: false; failure: AiFailure; tokens: number | null };

/**
 * Whoever looks at a statement. Our own procedures have always answered before (`base`): an analyst
 * adds to that, and never takes a finding away. It answers in reports; it changes nothing.
 */
export type Analyst = {
  madeBy: MadeBy;
  model: string | null;
  review: <T extends Task>(
    task: T,
    facts: AnalystFacts,
    base: Reports[T],
  ) => Promise<Reviewed<Reports[T]>>;
};

/** The analyst without a model: what our procedures say is all there is. */
export const builtInAnalyst: Analyst = {
  madeBy: "built_in",
  model: null,
  review: async (_task, _facts, base) => ({
    ok: true,
    report: base,
    unsupportedFigures: [],
    tokens: null,
  }),
};
