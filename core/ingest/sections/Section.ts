import { normaliseHeading } from "../headings/normaliseHeading.ts";

/** A section that stands open: its heading, and the first node within it. */
export type Section = {
  label: string;
  name: SectionName;
  level: number;
  from: number;
  /** Whether a total further down names it: until then it stays open. */
  hasTotal: boolean;
  /** Whether a deeper heading stood in it: then it is no title of the next one that is as deep. */
  holdsDeeper: boolean;
};

/** What a heading, an account or a total is called, in the forms in which a total may call it. */
export type SectionName = { words: string; singular: string; initials: string };

/** The name of a section without "Total", "Total for" and the like. */
export function sectionName(label: string): SectionName {
  const words = sectionWords(label);
  return { words, singular: singular(words), initials: initials(words) };
}

/** The words of a section without "Total", "Total for" and the like. */
export function sectionWords(label: string): string {
  return normaliseHeading(label).replace(
    /^(?:grand |sub )?totals? (?:for |of )?|^(?:sum of|summe|gesamt) | totals?$/,
    "",
  );
}

/** Whether a total is called as a section is: by the same words, in one or many, or by their first letters. */
export function isCalledAs(total: SectionName, section: SectionName): boolean {
  if (total.words === "" || section.words === "") return false;
  return (
    total.words === section.words ||
    total.singular === section.singular ||
    total.words === section.initials
  );
}

/** Whether a total is called as a section is, or begins with its words. */
export function namesSection(total: SectionName, section: SectionName): boolean {
  const isLonger = section.words.length > 3 && total.words.startsWith(`${section.words} `);
  return isCalledAs(total, section) || isLonger;
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
