import { accountLabel, isRole, roleDefinition, roleIds, type Validation } from "@tieout/core";
import * as z from "zod";
import type { GenerationReport, ImprovementReport, Reports, Task } from "../Report.ts";
import { checkQuestion, notesQuestion } from "./check.ts";
import { findingOf, observations, wordsOf } from "./observations.ts";
import { type Question, question, text, texts } from "./Question.ts";

const generation: Question<GenerationReport> = question(
  "Say in three to eight sentences, one insight each, what a reader should take from this cash flow statement.",
  z.object({ keyInsights: z.array(text).min(1).max(12) }),
  (_base, { keyInsights }) => ({ report: { keyInsights }, texts: keyInsights }),
);

const validation: Question<Validation> = question(
  "Say what a reviewer should look at before this statement is signed: warnings, and suggestions for what to do, only where the procedures have not said it. Errors are found by the procedures alone.",
  z.object({ warnings: texts, suggestions: texts }),
  (base, { warnings, suggestions }) => ({
    report: {
      ...base,
      warnings: [...base.warnings, ...warnings],
      suggestions: [...base.suggestions, ...suggestions],
    },
    texts: [...warnings, ...suggestions],
  }),
);

const improvement: Question<ImprovementReport> = question(
  "Say what would make this statement better: improvements, items that seem to be missing, and accounts that should have another role, only where the procedures have not said it. A role is one of the enumeration; an account is named by its code.",
  z.object({
    improvements: observations,
    missingItems: texts,
    reclassifications: z
      .array(z.object({ account: z.string(), role: z.enum(roleIds), reason: text }))
      .max(20),
  }),
  (base, answer, { document }) => {
    const known = new Set(base.reclassifications.map(({ account }) => account));
    const moved = answer.reclassifications.flatMap(({ account, role, reason }) => {
      const found = document.accounts.find(({ code }) => code === account);
      if (!found || found.role === role || known.has(account)) return [];
      return {
        id: `reclassification:${account}`,
        item: accountLabel(found.code, found.name),
        from: labelOf(found.role),
        to: labelOf(role),
        reason,
        account,
        proposedMapping: { account, role },
        proposedAdjustment: null,
        madeBy: "openai" as const,
      };
    });
    const added = answer.improvements.map((item) => findingOf(item, document));
    return {
      report: {
        improvements: [...base.improvements, ...added],
        missingItems: [...base.missingItems, ...answer.missingItems],
        reclassifications: [...base.reclassifications, ...moved],
      },
      texts: [
        ...answer.improvements.flatMap(wordsOf),
        ...answer.missingItems,
        ...moved.map(({ reason }) => reason),
      ],
    };
  },
);

/** What a model is asked for each task. */
export const questions: { [T in Task]: Question<Reports[T]> } = {
  anomaly_detection: checkQuestion(
    "Look for anomalies: balances, movements and ratios out of line.",
  ),
  categorization: checkQuestion("Look at the role of every account: is it what its name says?"),
  cash_flow: checkQuestion("Review the cash flow statement as a reviewer of the standard would."),
  audit_notes: notesQuestion,
  generation,
  validation,
  improvement,
};

function labelOf(role: string | null): string {
  return role !== null && isRole(role) ? roleDefinition(role).label : "No role";
}
