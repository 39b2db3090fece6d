import { normaliseHeading } from "../headings/normaliseHeading.ts";

/** The open section headings above a row, outermost first. */
export type SectionStack = { text: string; words: string; hasRows: boolean }[];

/** Opens a section: inside the current one, or in its place if that already has rows. */
export function openSection(stack: SectionStack, text: string): void {
  if (stack.at(-1)?.hasRows) stack.pop();
  if (stack.length >= DEEPEST) stack.shift();
  stack.push({ text, words: normaliseHeading(text), hasRows: false });
}

/** Deeper than in any report; keeps files of headings only from growing the stack. */
const DEEPEST = 20;

/** Closes the section that a total names ("Total Bank") with the sections inside it; else the innermost one. */
export function closeSection(stack: SectionStack, total: string): void {
  const words = totalled(total);
  const named = stack.findLastIndex((section) => section.words === words);
  stack.length = named >= 0 ? named : Math.max(0, stack.length - 1);
}

/** Whether the text is the total of an open section. */
export function isTotalOfSection(stack: SectionStack, words: string): boolean {
  if (stack.length === 0 || !/total/i.test(words)) return false;
  const sought = totalled(words);
  return stack.some((section) => section.words === sought);
}

/** The heading for the next data row; the section now has rows. */
export function currentSection(stack: SectionStack): string {
  const top = stack.at(-1);
  if (top === undefined) return "";
  top.hasRows = true;
  return top.text;
}

function totalled(words: string): string {
  return normaliseHeading(words).replace(/^total (?:for |of )?|^sub total | total$/, "");
}
