import type { AccountFacts } from "../ledger/AccountFacts.ts";
import type { ChartId } from "./national/ChartId.ts";
import type { NationalChart } from "./national/NationalChart.ts";
import { nationalCharts } from "./national/nationalCharts.ts";
import { recogniseChart } from "./national/recogniseChart.ts";

/** What a person chose of how to read a chart; left out, it is recognised. */
export type ChartSetting = "auto" | "none" | ChartId;

/** How the accounts of a file are read: by which national chart, if any. */
export type Recognised = { chart: NationalChart | null };

/** Tells by which national chart the accounts are numbered, unless a person said so. */
export function recognise(
  accounts: readonly AccountFacts[],
  chart: ChartSetting = "auto",
): Recognised {
  if (chart === "none") return { chart: null };
  if (chart === "auto") return { chart: recogniseChart(accounts) };
  return { chart: nationalCharts.find(({ id }) => id === chart) ?? null };
}
