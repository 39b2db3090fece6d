import lighthouse from "lighthouse";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Lighthouse's scores of a page, 0 to 100, and what cost it points. */
export type Audit = {
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly findings: readonly string[];
};

/** Audits a page in the browser that listens on a port, as a middling phone would load it. */
export async function auditPage(address: string, port: number): Promise<Audit> {
  const result = await lighthouse(address, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: [...categories],
  });
  if (result === undefined) throw new Error(`Lighthouse has no result for ${address}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const score = (name: (typeof categories)[number]) =>
    Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const failed = Object.values(lhr.audits).filter((audit) => isFinding(audit));
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    findings: failed.map(({ id, displayValue = "", details }) =>
      [id, displayValue, ...issuesIn(details)].join(" ").trim(),
    ),
  };
}

function issuesIn(details: unknown): string[] {
  if (typeof details !== "object" || details === null || !("items" in details)) return [];
  const items: unknown = details.items;
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: { issueType?: unknown }) =>
    typeof item.issueType === "string" ? [item.issueType, JSON.stringify(item).slice(0, 300)] : [],
  );
}

function isFinding({
  score,
  scoreDisplayMode,
}: {
  score: number | null;
  scoreDisplayMode: string;
}) {
  const isScored = scoreDisplayMode === "binary" || scoreDisplayMode === "numeric";
  return isScored && score !== null && score < 0.9;
}
