import { createHash } from "node:crypto";
import { type Finding, riskLevels, type StatementDocument } from "@tieout/core";
import * as z from "zod";
import type { MadeBy } from "../Report.ts";
import { text } from "./Question.ts";

/** Something the model noticed that our procedures did not: words for a person, never a journal. */
const observation = z.object({
  title: text,
  explanation: text,
  severity: z.enum(riskLevels),
  confidence: z.number().min(0).max(1),
  accounts: z.array(z.string()).max(20),
  recommendation: text,
});

export const observations = z.array(observation).max(20);

type Observation = z.infer<typeof observation>;

/** An observation as a finding; accounts the books do not have are left out. */
export function findingOf(
  { title, explanation, severity, confidence, accounts, recommendation }: Observation,
  document: StatementDocument,
): Finding & { madeBy: MadeBy } {
  const known = new Set(document.accounts.map(({ code }) => code));
  const digest = createHash("sha256").update(`${title}\n${explanation}`).digest("hex");
  return {
    title,
    explanation,
    severity,
    confidence,
    recommendation,
    id: `observation:${digest.slice(0, 16)}`,
    kind: "observation",
    paragraph: null,
    accounts: accounts.filter((code) => known.has(code)),
    lines: [],
    figures: {},
    proposedAdjustment: null,
    proposedMapping: null,
    madeBy: "openai",
  };
}

/** All a reader sees of an observation. */
export function wordsOf({ title, explanation, recommendation }: Observation): string[] {
  return [title, explanation, recommendation];
}
