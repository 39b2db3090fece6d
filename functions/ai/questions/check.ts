import { riskLevels } from "@tieout/core";
import * as z from "zod";
import type { CheckReport, ReportedNote } from "../Report.ts";
import { findingOf, observations, wordsOf } from "./observations.ts";
import { type Question, question, text, texts } from "./Question.ts";

const answer = z.object({
  summary: text,
  riskLevel: z.enum(riskLevels),
  confidence: z.number().min(0).max(1),
  recommendations: texts,
  observations,
});

/** One of the three checks: the model sums up, and may add what our procedures did not see. */
export function checkQuestion(subject: string): Question<CheckReport> {
  return question(
    `${subject} Sum up what the procedures found and what you see yourself, recommend what to do, and list as observations only what the procedures did not find.`,
    answer,
    (base, { summary, riskLevel, confidence, recommendations, observations: seen }, facts) => {
      const added = seen.map((item) => findingOf(item, facts.document));
      const isRiskier = riskLevels.indexOf(riskLevel) > riskLevels.indexOf(base.riskLevel);
      return {
        report: {
          ...base,
          summary,
          confidence,
          recommendations,
          // A model may raise the risk our procedures found; it cannot talk it down.
          riskLevel: isRiskier ? riskLevel : base.riskLevel,
          findings: [...base.findings, ...added],
        },
        texts: [summary, ...recommendations, ...seen.flatMap(wordsOf)],
      };
    },
  );
}

const notesAnswer = answer.extend({
  notes: z.array(z.object({ id: z.string(), content: text })).max(100),
});

/** The audit notes: the model words them; what they are about and propose stays ours. */
export const notesQuestion: Question<CheckReport> = question(
  "Write up each note of foundByProcedures.notes for an audit file: finding, amount, cause, paragraph and action in two to five sentences. Keep its id. Then sum up, and list as observations only what the procedures did not find.",
  notesAnswer,
  (base, { notes, observations: seen, summary, recommendations, confidence }, facts) => {
    const worded = new Map(notes.map(({ id, content }) => [id, content]));
    const added = seen.map((item) => findingOf(item, facts.document));
    const reworded = base.notes.map((note): ReportedNote => {
      const content = worded.get(note.id);
      if (content === undefined) return note;
      const unsupportedFigures = facts.unsupportedIn(content);
      return { ...note, content, madeBy: "openai", unsupportedFigures };
    });
    return {
      report: {
        ...base,
        summary,
        recommendations,
        confidence,
        notes: reworded,
        findings: [...base.findings, ...added],
      },
      texts: [summary, ...recommendations, ...worded.values(), ...seen.flatMap(wordsOf)],
    };
  },
);
