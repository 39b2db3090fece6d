import {
  type LearntSections,
  type SectionId,
  sectionIds,
} from "../../core/classify/blocks/sectionsAround.ts";
import type { ClassifiedAccount } from "../../core/classify/Classification.ts";
import { orderOf } from "../../core/classify/learnt/confidenceOf.ts";
import type { LearntWeights } from "../../core/classify/learnt/evidenceFor.ts";
import { gatherAll, readAlone } from "../../core/classify/learnt/lookAround.ts";
import { roleIds } from "../../core/roles/roles.ts";
import type { PublicAccount } from "./readPublicCharts.ts";

/** The section that an author's type puts an account in; what is as broad as "Asset" counts as current. */
const sectionOfType: ReadonlyMap<string, SectionId> = new Map([
  ["Bank and Cash", "cash"],
  ["Bank", "cash"],
  ["Cash", "cash"],
  ["Receivable", "receivables"],
  ["A/Receivable", "receivables"],
  ["Current Assets", "currentAssets"],
  ["Asset", "currentAssets"],
  ["Prepayments", "currentAssets"],
  ["Stock", "currentAssets"],
  ["Fixed Assets", "fixedAssets"],
  ["Fixed Asset", "fixedAssets"],
  ["Accumulated Depreciation", "fixedAssets"],
  ["Non-current Assets", "nonCurrentAssets"],
  ["Payable", "payables"],
  ["A/Payable", "payables"],
  ["Credit Card", "payables"],
  ["Current Liabilities", "currentLiabilities"],
  ["Liability", "currentLiabilities"],
  ["Non-current Liabilities", "nonCurrentLiabilities"],
  ["Equity", "equity"],
  ["Current Year Earnings", "equity"],
  ["Income", "income"],
  ["Other Income", "otherIncome"],
  ["Expenses", "expenses"],
  ["Expense", "expenses"],
  ["Other Expenses", "expenses"],
  ["Overheads", "expenses"],
  ["Cost of Revenue", "costOfSales"],
  ["Cost of Goods Sold", "costOfSales"],
  ["Direct Costs", "costOfSales"],
  ["Depreciation", "depreciation"],
]);

/** The accounts of a chart in their order: the place of each one's section, -1 for none, and its share of each role. */
export type SectionedChart = readonly { section: number; shares: Float64Array }[];

/** Reads a chart by what others teach; nothing where its accounts are in no order by kind. */
export function sectionedChart(
  byRules: readonly ClassifiedAccount[],
  accountOf: (account: ClassifiedAccount) => PublicAccount | undefined,
  weights: LearntWeights,
): SectionedChart {
  if (orderOf(byRules) !== "byKind") return [];
  return readAlone(byRules, gatherAll(byRules, true, weights)).map(({ roles }, at) => {
    const own = byRules[at];
    const type = (own && accountOf(own)?.type) ?? "";
    const id = sectionOfType.get(type);
    return {
      section: id === undefined ? -1 : sectionIds.indexOf(id),
      shares: Float64Array.from(roles),
    };
  });
}

/** Learns how sections follow each other, and as what their accounts are read. Long charts count less for each account. */
export function learnSections(charts: readonly SectionedChart[]): LearntSections {
  const follows = table(sectionIds.length);
  const readAs = table(roleIds.length);
  for (const chart of charts) {
    const weight = 1 / Math.sqrt(Math.max(1, chart.length));
    chart.forEach(({ section, shares }, at) => {
      if (section < 0) return;
      add(follows[chart[at - 1]?.section ?? -1], section, weight);
      shares.forEach((share, role) => {
        add(readAs[role], section, weight * share);
      });
    });
  }
  return { follows: follows.map(sharesOfNext), readAs: likelier(readAs) };
}

function table(rows: number): number[][] {
  return Array.from({ length: rows }, () => sectionIds.map(() => 0));
}

function add(row: number[] | undefined, at: number, more: number): void {
  if (row !== undefined) row[at] = (row[at] ?? 0) + more;
}

/** A section may be followed by any other, once in fifty times by whichever. */
const ANY = 0.02;

function sharesOfNext(counts: readonly number[]): number[] {
  const all = sumOf(counts);
  return counts.map((count) =>
    rounded((count + (ANY * all) / counts.length) / (all * (1 + ANY) || 1)),
  );
}

/** What is read so seldom tells little: half an account of each role is added to each section. */
const SELDOM = 0.5;
const FAINT = 1e-4;

function likelier(counts: readonly (readonly number[])[]): LearntSections["readAs"] {
  const bySection = sectionIds.map((_, at) => sumOf(counts.map((row) => (row[at] ?? 0) + SELDOM)));
  const all = sumOf(counts.map(sumOf));
  return Object.fromEntries(
    roleIds.map((role, place) => {
      const row = counts[place] ?? [];
      const usual = sumOf(row) / (all || 1) + FAINT;
      const ratios = row.map((count, at) =>
        rounded((count + SELDOM) / (bySection[at] ?? 1) / usual),
      );
      return [role, ratios];
    }),
  );
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
