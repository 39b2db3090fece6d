import type { Role } from "../../roles/roles.ts";
import type { NationalChart } from "./NationalChart.ts";
import { roleOfMark } from "./readNumber.ts";

/** A number that a chart is told by, the role it has there, and the words that its accounts are named with. */
export type Mark = { readonly number: string; readonly role: Role | null; readonly words: string };

/** The marks of a chart, made once: every file is held against those of every chart. */
export function marksOf(chart: NationalChart): readonly Mark[] {
  const made = known.get(chart) ?? makeMarks(chart);
  known.set(chart, made);
  return made;
}

const known = new Map<NationalChart, readonly Mark[]>();

function makeMarks(chart: NationalChart): readonly Mark[] {
  return Object.entries(chart.marks).map(([number, words]) => ({
    number,
    role: roleOfMark(chart, number),
    words,
  }));
}
