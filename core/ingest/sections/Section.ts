import { normaliseHeading } from "../headings/normaliseHeading.ts";

/** An open section: its heading, and its first node. */
export type Section = {
  label: string;
  name: SectionName;
  level: number;
  from: number;
  /** Whether a total further down names it; then it stays open until that total. */
  hasTotal: boolean;
  /** Whether it had a deeper heading; then a next heading of the same depth is not inside it. */
  holdsDeeper: boolean;
};

/** The name of a heading, account or total in the forms that a total may use. */
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

/** Whether a total has the name of a section: the same words in singular or plural, or the initials. */
export function isCalledAs(total: SectionName, section: SectionName): boolean {
  if (total.words === "" || section.words === "") return false;
  return (
    total.words === section.words ||
    total.singular === section.singular ||
    total.words === section.initials
  );
}

/** Whether a total has the name of a section, or starts with it. */
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
