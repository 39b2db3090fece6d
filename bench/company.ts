import { formatMinor, type Method } from "@tieout/core";
import { countTruth } from "../core/testing/company/countTruth.ts";
import { type Detail, details } from "../core/testing/company/describeEntries.ts";
import { type Company, generateCompany } from "../core/testing/company/generateCompany.ts";
import type { LedgerLayout } from "../core/testing/company/layouts/Layout.ts";
import { ledgerLayouts } from "../core/testing/company/layouts/ledgerLayouts.ts";
import { type Judgement, judgeStatement } from "./company/judgeStatement.ts";
import { runLedger } from "./company/runLedger.ts";

const COMPANIES = 24;
const TOLD = 12;

type DetailName = keyof typeof details;
type Outcome = {
  where: string;
  hasReferences: boolean;
  problems: readonly string[];
} & Partial<Judgement>;

/**
 * Writes generated companies in the layouts of programs, leads the files down the command line's
 * road, and holds the statement against the truth that was counted as they posted: with references
 * every line, without them the totals of the categories, and nothing wrong that is not marked.
 */
export async function benchCompany(): Promise<{ lines: string[]; isWithinLimits: boolean }> {
  const outcomes: Outcome[] = [];
  for (let seed = 1; seed <= COMPANIES; seed++) {
    const company = generateCompany({ seed });
    for (const layout of ledgerLayouts.filter(({ suits }) => suits?.(company) ?? true))
      for (const name of detailsOf(layout))
        outcomes.push(
          await outcomeOf(company, layout, name, seed % 2 === 0 ? "direct" : "indirect"),
        );
  }
  return report(outcomes);
}

/** What a layout can tell: each detail that is not told by it is as good as the one beneath. */
function detailsOf({ tells }: LedgerLayout): DetailName[] {
  const names = Object.keys(details) as DetailName[]; // keys of a closed table
  return names.filter((name) => {
    const wanted: Detail = details[name];
    return (
      (tells.hasDocuments || !wanted.hasDocuments) &&
      (tells.hasLettering || !wanted.hasLettering) &&
      (tells.hasParties || !wanted.hasParties)
    );
  });
}

async function outcomeOf(
  company: Company,
  layout: LedgerLayout,
  name: DetailName,
  method: Method,
): Promise<Outcome> {
  const where = `seed ${company.seed}, ${company.chart.id}, ${layout.name}, ${name}, ${method}`;
  const { hasDocuments, hasLettering } = details[name];
  const hasReferences = hasDocuments || hasLettering;
  const run = await runLedger(company, layout, details[name], method);
  if (!run.ok) return { where, hasReferences, problems: run.problems };
  const judged = judgeStatement(countTruth(company), method, run.shown);
  return { where, hasReferences, problems: [], ...judged };
}

function report(outcomes: readonly Outcome[]): { lines: string[]; isWithinLimits: boolean } {
  const refused = outcomes.filter(({ problems }) => problems.length > 0);
  const judged = outcomes.filter(({ problems }) => problems.length === 0);
  const [told, silent] = [true, false].map((has) =>
    judged.filter(({ hasReferences }) => hasReferences === has),
  );
  const exact = told?.filter(({ differences = [] }) => differences.length === 0) ?? [];
  const rightTotals = silent?.filter(({ wrongTotals = [] }) => wrongTotals.length === 0) ?? [];
  const unmarked = judged.filter(({ unmarked: lines = [] }) => lines.length > 0);
  const wrong = told?.filter(({ differences = [] }) => differences.length > 0) ?? [];
  return {
    lines: [
      `${outcomes.length} ledgers of ${COMPANIES} companies: ${refused.length} refused (limit 0)`,
      `with references, every line exact: ${exact.length} of ${told?.length} (limit all)`,
      `without, the totals of the categories exact: ${rightTotals.length} of ${silent?.length}`,
      `a wrong line that is not marked: ${unmarked.length} ledgers (limit 0)`,
      ...refused.slice(0, TOLD).map(({ where, problems }) => `refused: ${where}: ${problems[0]}`),
      ...[...new Set([...wrong, ...unmarked])].slice(0, TOLD).map(tell),
    ],
    isWithinLimits: refused.length === 0 && wrong.length === 0 && unmarked.length === 0,
  };
}

function tell({ where, differences = [] }: Outcome): string {
  const lines = differences.map(
    ({ line, expected, shown }) => `${line} ${formatMinor(expected)} shown ${formatMinor(shown)}`,
  );
  return `differs: ${where}: ${lines.slice(0, 6).join("; ")}`;
}
