const MARKUP: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const SPECIAL = /[&<>"]|[^\P{Cc}\t\n]|\p{Cs}|[\uFFFE\uFFFF]|_x[0-9A-Fa-f]{4}_/gu;
/** Letters, digits and signs of ASCII that stand for themselves: what most cells are made of. */
const PLAIN = /^[ !#-%'-;=?-^`-~]*$/;

/**
 * Text as a spreadsheet's XML holds it: markup by its entities, control characters as _x000D_, and
 * words that look like such an escape with their underscore escaped. Half a surrogate pair becomes
 * the replacement character.
 */
export function escapeXml(text: string): string {
  return PLAIN.test(text) ? text : text.replace(SPECIAL, escaped);
}

function escaped(found: string): string {
  if (found.startsWith("_x")) return `_x005F${found}`;
  if (/\p{Cs}/u.test(found)) return "\uFFFD";
  return MARKUP[found] ?? `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
}
