import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { z } from "zod";

/**
 * Lighthouse brings a fifth of all files that `npm install` would write, and no test needs it: npx fetches it where
 * screens are rated.
 */
const lighthouse = "lighthouse@13.5.0";

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

/** What is read of Lighthouse's report of one load. */
const reportSchema = z.looseObject({
  runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      id: z.string(),
      score: z.number().nullable(),
      scoreDisplayMode: z.string(),
      displayValue: z.string().optional(),
      details: z.unknown().optional(),
    }),
  ),
  environment: z.object({ benchmarkIndex: z.number() }),
});
type Report = z.infer<typeof reportSchema>;

/**
 * Audits a page in the browser that listens on a port, as a middling phone would load it. The
 * answer is null where the trace of the load was lost, which says nothing of the page.
 */
export async function auditPage(address: string, port: number): Promise<Audit | null> {
  const lhr = await loadPage(address, port);
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

async function loadPage(address: string, port: number): Promise<Report> {
  const judged = `--only-categories=${categories.join(",")}`;
  const args = ["--yes", lighthouse, address, `--port=${port}`, "--output=json", "--quiet", judged];
  const child = spawn("npx", args, { stdio: ["ignore", "pipe", "inherit"] });
  const report = await text(child.stdout);
  // Lighthouse fails where a load has an error, and its report says which.
  if (report === "") throw new Error(`Lighthouse has no result for ${address}`);
  return reportSchema.parse(JSON.parse(report));
}

/** A category without a score was not measured, which is no score of 0. */
function scoreOf(lhr: Report, name: Category): number {
  const score = lhr.categories[name]?.score;
  if (typeof score !== "number") throw new Error(`Lighthouse gave no score for ${name}`);
  return Math.round(score * 100);
}

function isFinding({ score, scoreDisplayMode }: Report["audits"][string]): boolean {
  const isScored = ["binary", "numeric", "metricSavings"].includes(scoreDisplayMode);
  return isScored && score !== null && score < 0.9;
}

function describe({ id, displayValue = "", details }: Report["audits"][string]): string {
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
