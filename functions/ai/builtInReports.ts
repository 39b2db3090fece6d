import {
  type Analysis,
  type AnalystFacts,
  checkCategories,
  detectAnomalies,
  type Finding,
  reviewCashFlow,
  suggestImprovements,
  summariseStatement,
  validateStatement,
  writeAuditNotes,
} from "@tieout/core";
import type { CheckReport, MadeBy, Reports, Task } from "./Report.ts";

/** What our own procedures say: what every result begins with, and all of it without a model. */
export const builtInReports: { [T in Task]: (facts: AnalystFacts) => Reports[T] } = {
  anomaly_detection: (facts) => checkReport(detectAnomalies(facts)),
  categorization: (facts) => checkReport(checkCategories(facts)),
  cash_flow: (facts) => checkReport(reviewCashFlow(facts)),
  audit_notes: (facts) => {
    const { notes, ...analysis } = writeAuditNotes(facts);
    return {
      ...checkReport(analysis),
      notes: notes.map((note) => ({ ...note, ...ours, unsupportedFigures: [] })),
    };
  },
  generation: (facts) => ({ keyInsights: summariseStatement(facts).keyInsights }),
  validation: (facts) => validateStatement(facts),
  improvement: (facts) => {
    const { improvements, missingItems, reclassifications } = suggestImprovements(facts);
    return {
      improvements: improvements.map(byUs),
      missingItems,
      reclassifications: reclassifications.map((item) => ({
        ...item,
        ...ours,
        id: `reclassification:${item.account}`,
      })),
    };
  },
};

const ours: { madeBy: MadeBy } = { madeBy: "built_in" };

function byUs(finding: Finding): CheckReport["findings"][number] {
  return { ...finding, ...ours };
}

function checkReport(analysis: Analysis): CheckReport {
  const { summary, riskLevel, confidence, recommendations, findings } = analysis;
  return {
    summary,
    riskLevel,
    confidence,
    recommendations,
    notes: [],
    findings: findings.map(byUs),
  };
}
