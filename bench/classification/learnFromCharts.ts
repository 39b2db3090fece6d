import type { AllWeights } from "../../core/classify/learnt/evidenceFor.ts";
import { roleIds } from "../../core/roles/roles.ts";
import { labelledExamples, publicExamples } from "./examples.ts";
import { learnConfidence } from "./learnConfidence.ts";
import { type Example, learnWeights } from "./learnWeights.ts";
import { lexiconExamples } from "./readLexicon.ts";
import type { PublicChart } from "./readPublicCharts.ts";

/** The examples that the labelled charts give, and those of each seen public chart. */
export type Taught = {
  labelled: readonly Example[];
  byChart: ReadonlyMap<PublicChart, readonly Example[]>;
};

/** Reads all charts that teach. */
export function readExamples(): Taught {
  const labelled = [...labelledExamples(), ...lexiconExamples()];
  return { labelled, byChart: publicExamples(learnWeights(labelled, roleIds.length)) };
}

/** What the cues of accounts say of their roles, learnt from all examples. */
export function learnFromAll({ labelled, byChart }: Taught): AllWeights {
  return learnWeights([...labelled, ...[...byChart.values()].flat()], roleIds.length);
}

/** How far the signs of a reading may be trusted, and the sections of charts, each source read by what the others teach. */
export function learnTrust({ labelled, byChart }: Taught): ReturnType<typeof learnConfidence> {
  return learnConfidence(labelled, byChart);
}
