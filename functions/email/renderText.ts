import type { Letter } from "./Letter.ts";

/** A letter as plain text; the same words as its HTML. */
export function renderText(letter: Letter, unsubscribeUrl: string | null): string {
  const { heading, paragraphs, facts, action, because } = letter;
  const stop = unsubscribeUrl === null ? [] : [`Stop these emails: ${unsubscribeUrl}`];
  const parts = [
    heading,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    action === null ? "" : `${action.label}: ${action.url}`,
    ["--", because, ...stop].join("\n"),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
