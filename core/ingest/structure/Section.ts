import { normaliseHeading } from "../headings/normaliseHeading.ts";

/** A section that stands open: its heading, and the first node within it. */
export type Section = {
  label: string;
  words: string;
  level: number;
  from: number;
  /** Whether a total further down names it: until then it stays open. */
  hasTotal: boolean;
};

/** The words of a section without "Total", "Total for" and the like. */
export function sectionWords(label: string): string {
  return normaliseHeading(label).replace(
    /^(?:grand |sub )?totals? (?:for |of )?|^(?:sum of|summe|gesamt) | totals?$/,
    "",
  );
}

/** Whether a total's words name a section: the same words, in one or many, or shortened to their first letters. */
export function namesSection(totalled: string, words: string): boolean {
  if (totalled === "" || words === "") return false;
  return (
    totalled === words ||
    singular(totalled) === singular(words) ||
    totalled === initials(words) ||
    (words.length > 3 && totalled.startsWith(`${words} `))
  );
}

function singular(words: string): string {
  return words.replace(/ies\b/g, "y").replace(/(?<=\w{2})s\b/g, "");
}

function initials(words: string): string {
  return words
    .split(" ")
    .map((word) => word.charAt(0))
    .join("");
}
