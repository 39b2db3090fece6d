/** What people and programs write where there is no reference: a dash, dots, "n/a", "none". */
const PLACEHOLDER = /^(?:[^\p{L}\p{N}]+|n\.?[/.]?a\.?|none|nil|null)$/iu;
export const LONGEST_PLACEHOLDER = 6;

/** The document, code or party that a cell names; "" where it holds the place of one alone. */
export function ownReference(text: string): string {
  return text.length <= LONGEST_PLACEHOLDER && PLACEHOLDER.test(text) ? "" : text;
}
