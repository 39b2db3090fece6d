import type { Role } from "../../roles/roles.ts";
import type { ChartLanguage } from "../language/recogniseLanguage.ts";
import { englishMarks } from "./englishMarks.ts";
import type { NationalChart } from "./NationalChart.ts";
import { roleOfMark } from "./readNumber.ts";

/** A number that a chart is told by, the role it has there, and the words that its accounts are named with. */
export type Mark = { readonly number: string; readonly role: Role | null; readonly words: string };

/** The marks of a chart for books in a language, made once: every file is held against those of every chart. */
export function marksOf(chart: NationalChart, language?: ChartLanguage): readonly Mark[] {
  const known = language === "english" ? knownInEnglish : knownElsewhere;
  const made = known.get(chart) ?? makeMarks(chart, language === "english");
  known.set(chart, made);
  return made;
}

const knownInEnglish = new Map<NationalChart, readonly Mark[]>();
const knownElsewhere = new Map<NationalChart, readonly Mark[]>();

function makeMarks(chart: NationalChart, isInEnglish: boolean): readonly Mark[] {
  return Object.entries(chart.marks).map(([number, own]) => {
    const role = roleOfMark(chart, number);
    const english = isInEnglish && role !== null ? englishMarks[role] : undefined;
    return { number, role, words: english === undefined ? own : `${own}|${english}` };
  });
}
