import type { StatementDocument } from "@tieout/core";
import * as z from "zod";

/** What an answer adds to our own report, and the texts whose figures have to be proved. */
export type Merged<Report> = { report: Report; texts: readonly string[] };

type Check = (text: string) => readonly string[];

/** What a model is asked for one task, and how its answer becomes a report. */
export type Question<Report> = {
  instructions: string;
  schema: z.ZodType;
  /** Null when the answer does not fit. */
  read: (
    answer: unknown,
    base: Report,
    facts: { document: StatementDocument; unsupportedIn: Check },
  ) => Merged<Report> | null;
};

/** Makes a question from its schema and what its answer adds. */
export function question<Report, Answer>(
  instructions: string,
  schema: z.ZodType<Answer>,
  merge: (
    base: Report,
    answer: Answer,
    facts: { document: StatementDocument; unsupportedIn: Check },
  ) => Merged<Report>,
): Question<Report> {
  return {
    instructions,
    schema,
    read: (answer, base, facts) => {
      const parsed = schema.safeParse(answer);
      return parsed.success ? merge(base, parsed.data, facts) : null;
    },
  };
}

/** Texts of an answer: no longer than a person reads. */
export const text = z.string().min(1).max(4_000);
export const texts = z.array(text).max(30);
