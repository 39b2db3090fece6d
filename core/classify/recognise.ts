import type { AccountFacts } from "../ledger/AccountFacts.ts";
import { languages } from "./language/languages.ts";
import { type ChartLanguage, recogniseLanguage } from "./language/recogniseLanguage.ts";
import type { ChartChoice, ChartId } from "./national/ChartId.ts";
import { type ChartDoubt, doubtOf } from "./national/doubtOf.ts";
import { isToldApart } from "./national/isToldApart.ts";
import type { NationalChart } from "./national/NationalChart.ts";
import { nationalCharts } from "./national/nationalCharts.ts";
import { recogniseChart, twinOf } from "./national/recogniseChart.ts";
import { withZerosInFront } from "./national/withZerosInFront.ts";

/** What a person chose of how accounts are read; what is "auto" is recognised. */
export type ReadingChoice = {
  chart: ChartChoice;
  language: string;
  /** The chart that the format of a ledger usually has, where nobody chose one. */
  usual?: ChartId;
};

export const RECOGNISED: ReadingChoice = { chart: "auto", language: "auto" };

/** How the accounts of a file are read: by which national chart, if any, and in which language. */
export type Recognised = {
  chart: NationalChart | null;
  language: ChartLanguage;
  /** Where names speak against the chart, or for another one as well. */
  doubt?: ChartDoubt;
};

/** Recognises the national chart that accounts are numbered by and the language of their names, where neither is given. */
export function recognise(
  accounts: readonly AccountFacts[],
  choice: ReadingChoice = RECOGNISED,
): Recognised {
  const language = languageOf(accounts, choice.language);
  const chart = chartOf(accounts, choice, language);
  const doubt = chart && doubtAbout(chart, accounts, choice, language);
  return { chart: chart && withZerosInFront(chart, accounts), language, ...(doubt && { doubt }) };
}

function doubtAbout(
  chart: NationalChart,
  accounts: readonly AccountFacts[],
  choice: ReadingChoice,
  language: ChartLanguage,
): ChartDoubt | null {
  if (choice.chart !== "auto") return doubtOf(chart, accounts, language);
  const twin = twinOf(chart, accounts, language);
  return twin && { rival: twin, isTwin: true };
}

/** The names come before what the format usually has: nobody said that these accounts are of that chart. */
function chartOf(
  accounts: readonly AccountFacts[],
  { chart, usual }: ReadingChoice,
  language: ChartLanguage,
): NationalChart | null {
  if (chart !== "auto") return nationalCharts.find(({ id }) => id === chart) ?? null;
  const ofFormat = nationalCharts.find(({ id }) => id === usual);
  if (!ofFormat) return recogniseChart(accounts, language);
  const doubt = doubtOf(ofFormat, accounts, language);
  if (!doubt) return ofFormat;
  const isLike = doubt.rival !== null && !isToldApart(doubt.rival, ofFormat, accounts);
  return isLike ? ofFormat : doubt.rival;
}

/** The language that a person chose, or that the names are written in. */
export function languageOf(accounts: readonly AccountFacts[], chosen: string): ChartLanguage {
  if (chosen === "auto") return recogniseLanguage(accounts);
  if (chosen === "en") return "english";
  return languages.find(({ code }) => code === chosen) ?? "unread";
}
