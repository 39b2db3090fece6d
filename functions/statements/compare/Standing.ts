import { comparedLine, draftReason, statementTotals } from "@tieout/contract";
import type { Method, StatementDocument } from "@tieout/core";
import * as z from "zod";
import { comparedLineOf } from "./comparedLineOf.ts";

// A standing that was kept before lines had their status is as good: no change is told by it.
const line = comparedLine.omit({ status: true });
const statement = z.object({ lines: z.array(line).readonly(), totals: statementTotals });

/**
 * What a change is told against: the lines of a statement without what they are made of, which is
 * a thousandth of it where there are many accounts.
 */
export const standing = z.object({
  tiesOut: z.boolean(),
  draftReasons: z.array(draftReason).readonly(),
  warnings: z.array(z.object({ message: z.string() })).readonly(),
  statements: z.object({ indirect: statement, direct: statement }),
});
export type Standing = z.infer<typeof standing>;

/** What a statement says, to be kept by itself. */
export function standingOf({
  tiesOut,
  draftReasons,
  warnings,
  statements,
}: StatementDocument): Standing {
  const { indirect, direct } = statements;
  return {
    tiesOut,
    draftReasons,
    warnings: warnings.map(({ message }) => ({ message })),
    statements: { indirect: withoutSources(indirect), direct: withoutSources(direct) },
  };
}

function withoutSources({
  lines,
  totals,
}: StatementDocument["statements"][Method]): Standing["statements"][Method] {
  return { lines: lines.map(comparedLineOf), totals };
}
