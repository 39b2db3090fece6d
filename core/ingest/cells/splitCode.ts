export type CodeAndName = {
  code: string;
  name: string;
  /** The outermost parent account, where the text names it. */
  parent?: string;
};

const CODE_FIRST = /^(\d[\d.\-/]{1,14})(?:\s*[-–—:·|]\s*|,?\s+)(\S.*)$/;
/** "401-K" is a name (a pension plan); "1000-A" is an account code. */
const LETTER_BEHIND = /^-\p{L}(?:\P{L}|$)/u;
/** "Federal Taxes (941/944)" names two forms, no account code. */
const BRACKETED_CODE = /^\((\d[\d.-]{1,14})\)$/;
const LONGEST = 200;

/** Splits "1200 - Bank" or "Sales (200)" into code and name; null where there is no code. */
export function splitCode(text: string): CodeAndName | null {
  if (text.length > LONGEST) return null;
  const level = lastLevel(text);
  const [, first = "", rest = ""] = CODE_FIRST.exec(level) ?? [];
  if (first !== "" && LETTER_BEHIND.test(level.slice(first.length))) return null;
  if (first !== "") return { code: first, name: rest, ...parentOf(text) };
  const bracket = text.lastIndexOf("(");
  const name = text.slice(0, Math.max(0, bracket)).trimEnd();
  const code = name === "" ? undefined : BRACKETED_CODE.exec(text.slice(bracket))?.[1];
  return code === undefined ? null : { code, name };
}

/** "13010 · Land:13011 · Basis" is account 13011 under account 13010. */
function lastLevel(text: string): string {
  const at = text.search(LEVELS);
  return at < 0 ? text : text.slice(text.lastIndexOf(":") + 1).trim();
}

function parentOf(text: string): { parent?: string } {
  if (!LEVELS.test(text)) return {};
  const parent = CODE_FIRST.exec(text.slice(0, text.indexOf(":")))?.[2];
  return parent === undefined ? {} : { parent };
}

const LEVELS = /^\d[\d.]*\s*[·•-].*:\s*\d[\d.]*\s*[·•-]/;
