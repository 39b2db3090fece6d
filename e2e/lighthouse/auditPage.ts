import lighthouse, { type Result } from "lighthouse";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/** The measures that make the performance score, by Lighthouse's names. */
const measures = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
  SI: "speed-index",
} as const;

/** Lighthouse's scores of one load of a page, 0 to 100, what made them and what cost points. */
export type Audit = {
  readonly scores: Readonly<Record<Category, number>>;
  readonly measures: string;
  readonly findings: readonly string[];
  /** How fast this machine was while it measured, as Lighthouse calculates it. */
  readonly machine: number;
  readonly report: string;
};

/** Chromium drops events of a trace when the machine has no time for them, the first ones too. */
const lostTrace = ["NO_NAVSTART", "NO_TRACING_STARTED"];

/**
 * Audits a page in the browser that listens on a port, as a middling phone would load it. The
 * answer is null where the trace of the load was lost, which says nothing of the page.
 */
export async function auditPage(address: string, port: number): Promise<Audit | null> {
  const result = await lighthouse(address, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: [...categories],
  });
  if (result === undefined) throw new Error(`Lighthouse has no result for ${address}`);
  const { lhr } = result;
  const { runtimeError } = lhr;
  if (runtimeError && lostTrace.includes(runtimeError.code)) return null;
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  return {
    scores: {
      performance: scoreOf(lhr, "performance"),
      accessibility: scoreOf(lhr, "accessibility"),
      "best-practices": scoreOf(lhr, "best-practices"),
      seo: scoreOf(lhr, "seo"),
    },
    measures: Object.entries(measures)
      .map(([name, id]) => `${name} ${lhr.audits[id]?.displayValue ?? "-"}`)
      .join("  "),
    findings: Object.values(lhr.audits).filter(isFinding).map(describe),
    machine: lhr.environment.benchmarkIndex,
    report: JSON.stringify(lhr),
  };
}

/** A category without a score was not measured, which is no score of 0. */
function scoreOf(lhr: Result, name: Category): number {
  const score = lhr.categories[name]?.score;
  if (typeof score !== "number") throw new Error(`Lighthouse gave no score for ${name}`);
  return Math.round(score * 100);
}

function isFinding({ score, scoreDisplayMode }: Result["audits"][string]): boolean {
  const isScored = ["binary", "numeric", "metricSavings"].includes(scoreDisplayMode);
  return isScored && score !== null && score < 0.9;
}

function describe({ id, displayValue = "", details }: Result["audits"][string]): string {
  return [id, displayValue, ...issuesIn(details)].join(" ").trim();
}

function issuesIn(details: unknown): string[] {
  if (typeof details !== "object" || details === null || !("items" in details)) return [];
  const items: unknown = details.items;
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: { issueType?: unknown }) =>
    typeof item.issueType === "string" ? [item.issueType, JSON.stringify(item).slice(0, 300)] : [],
  );
}
