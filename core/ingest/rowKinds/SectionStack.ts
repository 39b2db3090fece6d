import { normaliseHeading } from "../headings/normaliseHeading.ts";

/** The section headings that stand open above a row, outermost first. */
export type SectionStack = { text: string; words: string; hasRows: boolean }[];

/** Opens a section: inside the one above it, or in place of it when that one has rows of its own. */
export function openSection(stack: SectionStack, text: string): void {
  if (stack.at(-1)?.hasRows) stack.pop();
  if (stack.length >= DEEPEST) stack.shift();
  stack.push({ text, words: normaliseHeading(text), hasRows: false });
}

/** Deeper than any report; a file of nothing but headings does not pile them up. */
const DEEPEST = 20;

/** Closes the section that a total names ("Total Bank"), with those inside it; else the innermost. */
export function closeSection(stack: SectionStack, total: string): void {
  const words = totalled(total);
  const named = stack.findLastIndex((section) => section.words === words);
  stack.length = named >= 0 ? named : Math.max(0, stack.length - 1);
}

/** Whether the words are the total of an open section. */
export function isTotalOfSection(stack: SectionStack, words: string): boolean {
  if (stack.length === 0 || !/total/i.test(words)) return false;
  const sought = totalled(words);
  return stack.some((section) => section.words === sought);
}

/** The heading above the next row of data, which counts as having rows from now on. */
export function currentSection(stack: SectionStack): string {
  const top = stack.at(-1);
  if (top === undefined) return "";
  top.hasRows = true;
  return top.text;
}

function totalled(words: string): string {
  return normaliseHeading(words).replace(/^total (?:for |of )?|^sub total | total$/, "");
}
