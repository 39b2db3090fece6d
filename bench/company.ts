import { formatMinor, type Method } from "@tieout/core";
import { countTruth } from "../core/testing/company/countTruth.ts";
import { cutCompany } from "../core/testing/company/cutCompany.ts";
import { type Detail, details } from "../core/testing/company/describeEntries.ts";
import { type Company, generateCompany } from "../core/testing/company/generateCompany.ts";
import type { LedgerLayout } from "../core/testing/company/layouts/Layout.ts";
import { ledgerLayouts } from "../core/testing/company/layouts/ledgerLayouts.ts";
import { type Judgement, judgeStatement } from "./company/judgeStatement.ts";
import { runLedger } from "./company/runLedger.ts";

const COMPANIES = 12;

type DetailName = keyof typeof details;
type Outcome = {
  where: string;
  layout: string;
  detail: DetailName;
  hasReferences: boolean;
  problems: readonly string[];
} & Partial<Judgement>;

/**
 * Writes generated companies in the layouts of programs, leads the files down the command line's
 * road, and holds the statement against the truth that was counted as they posted: with references
 * every line, without them the totals of the categories, and nothing wrong that is not marked. The
 * first months alone lack the bills of what was paid ahead.
 */
export async function benchCompany(): Promise<{ lines: string[]; isWithinLimits: boolean }> {
  const outcomes: Outcome[] = [];
  for (let seed = 1; seed <= COMPANIES; seed++) {
    for (const ledger of ledgersOf(seed)) outcomes.push(await outcomeOf(ledger));
  }
  return report(outcomes);
}

/** A company's ledger; where it ends within the year, the bills of what was paid ahead are in no file. */
type Ledger = { company: Company; layout: LedgerLayout; name: DetailName; isWhole: boolean };

function ledgersOf(seed: number): Ledger[] {
  const company = generateCompany({ seed });
  const begun = cutCompany(company, 3 + (seed % 9));
  const suiting = ledgerLayouts.filter(({ suits }) => suits?.(company) ?? true);
  const [first] = suiting;
  const inEachDetail = (layout: LedgerLayout, of: Pick<Ledger, "company" | "isWhole">) =>
    detailsOf(layout).map((name) => ({ ...of, layout, name }));
  return [
    ...suiting.flatMap((layout) => inEachDetail(layout, { company, isWhole: true })),
    ...(first ? inEachDetail(first, { company: begun, isWhole: false }) : []),
  ];
}

/** What is worth asking of a layout: the references it has a place for, and less than that. */
function detailsOf({ tells }: LedgerLayout): DetailName[] {
  const names = Object.keys(details) as DetailName[]; // keys of a closed table
  return names.filter((name) => {
    const { hasDocuments, hasLettering, hasParties, hasOpenItems }: Detail = details[name];
    if (hasOpenItems && !tells.hasOpenItems) return false;
    if (hasDocuments) return tells.hasDocuments;
    return hasLettering ? tells.hasLettering : tells.hasParties || !hasParties;
  });
}

async function outcomeOf({ company, layout, name, isWhole }: Ledger): Promise<Outcome> {
  const method: Method = company.seed % 2 === 0 ? "direct" : "indirect";
  const where = `seed ${company.seed}, ${company.chart.id}, ${method}, to ${company.period.end}`;
  const { hasDocuments, hasLettering, forgotten = 0 }: Detail = details[name];
  const hasReferences = isWhole && (hasDocuments || hasLettering) && forgotten === 0;
  const of = { where, hasReferences, layout: layout.name, detail: name };
  const run = await runLedger(company, layout, details[name], method);
  if (!run.ok) return { ...of, problems: run.problems };
  const judged = judgeStatement(countTruth(company), method, run.shown);
  return { ...of, problems: [], ...judged };
}

function report(outcomes: readonly Outcome[]): { lines: string[]; isWithinLimits: boolean } {
  const refused = outcomes.filter(({ problems }) => problems.length > 0);
  const judged = outcomes.filter(({ problems }) => problems.length === 0);
  const referenced = judged.filter(({ hasReferences }) => hasReferences);
  const silent = judged.filter(({ hasReferences }) => !hasReferences);
  const wrong = referenced.filter(({ differences }) => !isNothing(differences));
  const rightTotals = silent.filter(({ wrongTotals }) => isNothing(wrongTotals));
  const unmarked = judged.filter((outcome) => !isNothing(outcome.unmarked));
  const drafts = referenced.filter(({ tiesOut }) => tiesOut === false);
  return {
    lines: [
      `${outcomes.length} ledgers of ${COMPANIES} companies: ${refused.length} refused (limit 0)`,
      `with references, every line exact: ${referenced.length - wrong.length} of ${referenced.length} (limit all), ${drafts.length} of them drafts`,
      `without, the totals of the categories exact: ${rightTotals.length} of ${silent.length}`,
      `a wrong line that is not marked: ${unmarked.length} ledgers (limit 0)`,
      ...byLayout(refused, "refused", ({ problems }) => problems[0] ?? ""),
      ...byLayout([...new Set([...wrong, ...unmarked])], "differs", tell),
    ],
    isWithinLimits: refused.length === 0 && wrong.length === 0 && unmarked.length === 0,
  };
}

function isNothing(list: readonly unknown[] | undefined): boolean {
  return list === undefined || list.length === 0;
}

/** How often something happened in each layout, and the first case of it. */
function byLayout(
  outcomes: readonly Outcome[],
  what: string,
  why: (outcome: Outcome) => string,
): string[] {
  const layouts = Map.groupBy(outcomes, ({ layout, detail }) => `${layout}, ${detail}`);
  return [...layouts].map(
    ([name, [first, ...others]]) =>
      `${what}: ${name}: ${others.length + 1}, such as ${first ? `${first.where}: ${why(first)}` : ""}`,
  );
}

function tell({ differences = [] }: Outcome): string {
  const lines = differences.map(
    ({ line, expected, shown }) =>
      `${line} ${formatMinor(expected, 2)} shown ${formatMinor(shown, 2)}`,
  );
  return lines.slice(0, 5).join("; ");
}
